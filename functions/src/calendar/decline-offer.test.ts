import { calendarRoutes } from '@driftig/contracts/calendar/routes';
import { addCaller, createCompany, type Caller } from '@driftig/tests/support/company/company';
import { shownTo, tellAll } from '@driftig/tests/support/company/notifications';
import { assign, placeShift, workingDay } from '@driftig/tests/support/company/planning';
import { act, idOf, offer, statusFor } from '@driftig/tests/support/company/shifts';
import { expect, test } from 'vitest';

const { startDate: day } = workingDay;
const decline = (who: Caller, orderId: string) =>
  who.call(calendarRoutes.declineOffer, { body: { orderId } });

async function createOffer() {
  const company = await createCompany();
  const [sara, ali] = [await addCaller(company, 'Sara'), await addCaller(company, 'Ali')];
  const order = await placeShift(company.owner);
  await assign(company.owner, order.id, [], { neededEmployees: 1 });
  await offer(company.owner, order.id, [idOf(sara), idOf(ali)]);
  return { company, sara, ali, order };
}

test('a no takes the offer away from its person alone, who is told nothing', async () => {
  const { company, sara, ali, order } = await createOffer();
  expect(await decline(sara, order.id)).toMatchObject({ status: 200 });
  expect([await statusFor(sara, 1, day), await statusFor(ali, 1, day)]).toEqual([4, 3]);
  await tellAll(company);
  expect((await shownTo(sara)).map(({ kind }) => kind)).toEqual(['shiftOffered']);
  expect((await act(ali, order.id, 3)).status).toBe(200);
});

test('an offer that is not theirs, or is over, is refused (409); an unknown shift is not found', async () => {
  const { company, sara, ali, order } = await createOffer();
  expect((await decline(company.employee, order.id)).status).toBe(409);
  expect((await act(ali, order.id, 3)).status).toBe(200);
  expect((await decline(sara, order.id)).status).toBe(409);
  const other = await createCompany();
  expect((await decline(other.employee, order.id)).status).toBe(404);
});

test('a no and a yes at once: one counts, and the order keeps its people', async () => {
  const { company, sara, order } = await createOffer();
  const answers = await Promise.all([decline(sara, order.id), act(sara, order.id, 3)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const planning = (await company.store.orders.getById(order.id)).planning;
  const hasShift = planning?.assignedIds.includes(idOf(sara)) ?? false;
  expect(hasShift).toBe(answers[1]?.status === 200);
});
