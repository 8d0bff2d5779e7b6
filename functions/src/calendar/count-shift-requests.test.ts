import { calendarRoutes } from '@driftig/contracts/calendar/routes';
import { addCaller, createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { setStatus } from '@driftig/tests/support/company/order-status';
import { assign, placeShift } from '@driftig/tests/support/company/planning';
import { act, answer } from '@driftig/tests/support/company/shifts';
import { expect, test } from 'vitest';

const counted = async ({ owner }: TestCompany) =>
  (await owner.call(calendarRoutes.countShiftRequests)).json;

async function openShift({ owner }: TestCompany, day: string) {
  const { id } = await placeShift(owner, { startDate: day, endDate: day });
  await assign(owner, id, [], { allCanRequest: true, neededEmployees: 2 });
  return id;
}

test('requests of all orders are counted with the day of the first, until they are answered', async () => {
  const company = await createCompany();
  const sara = await addCaller(company, 'Sara');
  expect(await counted(company)).toEqual({ pending: 0, date: '' });
  const late = await openShift(company, '2027-04-12');
  const early = await openShift(company, '2027-03-08');
  for (const id of [late, early]) await act(sara, id, 1);
  await act(company.employee, late, 1);
  expect(await counted(company)).toEqual({ pending: 3, date: '2027-03-08' });
  await answer(company.owner, early, sara.user.userId, 1);
  expect(await counted(company)).toEqual({ pending: 2, date: '2027-04-12' });
  await setStatus(company.owner, late, 4);
  expect(await counted(company)).toEqual({ pending: 0, date: '' });
});

test("another company's requests are not counted, and employees do not count", async () => {
  const company = await createCompany();
  await act(company.employee, await openShift(company, '2027-03-08'), 1);
  expect(await counted(await createCompany())).toEqual({ pending: 0, date: '' });
  expect((await company.employee.call(calendarRoutes.countShiftRequests)).status).toBe(403);
});
