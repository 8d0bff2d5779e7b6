import { calendarRoutes } from '@driftig/contracts/calendar/routes';
import { orderRoutes } from '@driftig/contracts/orders/routes';
import { addDays } from '@driftig/domain/dates';
import { orderForm } from '@driftig/tests/support/company/orders';
import { assign, placeShift, workingDay } from '@driftig/tests/support/company/planning';
import { addCaller, createCompany, type Caller } from '@driftig/tests/support/company/company';
import { applyAndApprove, today } from '@driftig/tests/support/company/absences';
import {
  act,
  proposeSwap,
  shiftsOn,
  statusFor,
  createSwapCase,
  idOf,
  propose,
  swapDays,
  type SwapCase,
} from '@driftig/tests/support/company/shifts';
import { shownTo, tellAll } from '@driftig/tests/support/company/notifications';
import { ulid } from 'ulid';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

let shown: SwapCase;
beforeEach(async () => {
  shown = await createSwapCase();
});

const titlesOf = async (who: Caller) => {
  await tellAll(shown.company);
  return (await shownTo(who)).map(({ title }) => title);
};

test('both sides see a proposed swap as waiting, with words that say what it is', async () => {
  const { sara, ali, first, second } = shown;
  expect(await propose(shown)).toMatchObject({ status: 200 });
  expect((await shiftsOn(sara, swapDays.first))[0]).toMatchObject({
    status: 8,
    statustext: 'Venter på, om Ali vil bytte',
    swap: { proposed: 1, accepted: 0, name: 'Ali', other: { orderid: second.ordernumber } },
  });
  expect((await shiftsOn(ali, swapDays.second))[0]).toMatchObject({
    status: 8,
    statustext: 'Sara vil bytte vagt med dig',
    swap: { proposed: 0, accepted: 0, name: 'Sara', other: { orderid: first.ordernumber } },
  });
  expect(await titlesOf(ali)).toContain('Sara vil bytte vagt med dig');
});

test('the proposer withdraws it, and the colleague is told', async () => {
  const { sara, ali, first, second } = shown;
  await propose(shown);
  expect(await act(sara, first.id, 8)).toMatchObject({ status: 200 });
  expect(await statusFor(sara, first.ordernumber, swapDays.first)).toBe(7);
  expect(await statusFor(ali, second.ordernumber, swapDays.second)).toBe(7);
  expect(await titlesOf(ali)).toContain('Sara har trukket vagtbyttet tilbage');
});

test('a shift that is in a swap is not for sale or in another one (409)', async () => {
  const { sara, ali, first, second } = shown;
  await propose(shown);
  expect((await propose(shown)).status).toBe(409);
  expect((await act(sara, first.id, 7)).status).toBe(409);
  expect((await proposeSwap(ali, second.id, idOf(sara), first.id)).status).toBe(409);
});

test('a shift that is for sale is not swapped (409)', async () => {
  await act(shown.ali, shown.second.id, 7);
  expect((await propose(shown)).status).toBe(409);
});

test("a colleague's absence refuses it without a word about it (409)", async () => {
  const { first } = swapDays;
  await applyAndApprove(shown.ali, shown.company.owner, { startdate: first, enddate: first });
  const { status, json } = await propose(shown);
  expect(status).toBe(409);
  expect(JSON.stringify(json)).not.toContain('Ali');
});

test('another order at the time of the shift that one would get refuses it (409)', async () => {
  const { company, ali } = shown;
  const third = await placeShift(company.owner, { startTime: '18:00', endTime: '23:00' });
  await assign(company.owner, third.id, [idOf(ali)], { neededEmployees: 1 });
  expect((await propose(shown)).status).toBe(409);
});

test("another company's order is not found (404)", async () => {
  const { sara, ali, first } = shown;
  const other = await createCompany();
  const foreign = await placeShift(other.owner);
  expect((await proposeSwap(sara, first.id, idOf(ali), foreign.id)).status).toBe(404);
});

test('two proposals for one shift at once: one is made, the other is refused (409)', async () => {
  const { company, ali, second } = shown;
  const mette = await addCaller(company, 'Mette');
  const third = await placeShift(company.owner, { startDate: '2027-03-12', endDate: '2027-03-12' });
  await assign(company.owner, third.id, [idOf(mette)], { neededEmployees: 1 });
  const answers = await Promise.all([
    propose(shown),
    proposeSwap(mette, third.id, idOf(ali), second.id),
  ]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
});

test('a second tap with the same key gets the first answer and changes nothing', async () => {
  const { sara, ali, first, second } = shown;
  const body = { orderId: first.id, employeeId: idOf(ali), otherOrderId: second.id };
  const key = ulid();
  const send = () =>
    sara.call(calendarRoutes.proposeSwap, { body, headers: { 'idempotency-key': key } });
  const once = await send();
  const again = await send();
  expect(once.status).toBe(200);
  expect([again.status, again.json]).toEqual([once.status, once.json]);
});

test('a shift whose swap ran out when it began is proposed again once it is moved', async () => {
  const { company, sara, ali, first, second } = shown;
  await Promise.all([company.owner, sara, ali].map((who) => who.session()));
  const move = (id: string, date: string) =>
    company.owner.call(orderRoutes.updateOrder, {
      body: { id, ...orderForm, ...workingDay, startDate: date, endDate: date },
    });
  await move(first.id, addDays(today(), 2));
  expect(await propose(shown)).toMatchObject({ status: 200 });
  vi.setSystemTime(`${addDays(today(), 3)}T12:00:00.000Z`);
  onTestFinished(() => void vi.useRealTimers());
  expect(await move(first.id, swapDays.first)).toMatchObject({ status: 200 });
  expect(await statusFor(ali, second.ordernumber, swapDays.second)).toBe(7);
  expect(await propose(shown)).toMatchObject({ status: 200 });
});
