import { calendarRoutes } from '@driftig/contracts/calendar/routes';
import { addDays, yearOf } from '@driftig/domain/dates';
import { today } from '@driftig/tests/support/company/absences';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { ownHours } from '@driftig/tests/support/company/hours';
import { setStatus } from '@driftig/tests/support/company/order-status';
import { assign, placeShift } from '@driftig/tests/support/company/planning';
import { managerYear, shiftsOn } from '@driftig/tests/support/company/shifts';
import { timeRoutes } from '@driftig/contracts/time/routes';
import { beforeEach, expect, test } from 'vitest';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

/** A shift of the employee that lasts from a day before `from` days ahead until a day after. */
async function shift(from = 0) {
  const order = await placeShift(company.owner, {
    startDate: addDays(today(), from - 1),
    endDate: addDays(today(), from + 1),
  });
  await assign(company.owner, order.id, [company.employee.user.userId], { neededEmployees: 1 });
  return order;
}
const press = (orderId: string, who = company.employee, selectedDate = today()) =>
  who.call(calendarRoutes.startStopShift, { body: { orderId, selectedDate } });
const isRunning = async () => (await shiftsOn(company.employee, today()))[0]?.['jobrunning'];

test('a shift is started and ended: its hours wait for approval on the order', async () => {
  const { id, ordernumber } = await shift();
  expect(await press(id)).toMatchObject({ status: 200, json: { message: 'Din vagt er startet.' } });
  expect(await isRunning()).toBe(1);
  expect((await press(id)).status).toBe(200);
  expect(await isRunning()).toBe(0);
  const { data } = await ownHours(company.employee);
  expect(data).toMatchObject([
    { status: 1, projectId: id, projectname: `${ordernumber} Sommerfest` },
  ]);
});

test('it is the same timer as the one of the time page', async () => {
  const { id } = await shift();
  await press(id);
  const { json } = await company.employee.call(timeRoutes.getTimer);
  expect(json).toMatchObject({ timer: { projectId: id } });
});

test('while the timer runs on something else it is refused', async () => {
  const { id } = await shift();
  await company.employee.call(timeRoutes.startTimer, { body: { activity: 'Kørsel' } });
  expect(await press(id)).toMatchObject({ status: 409, json: { code: 'timer_runs' } });
});

test('two taps at once start one timer', async () => {
  const { id } = await shift();
  const answers = await Promise.all([press(id), press(id)]);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
});

test('a manager sees that a shift runs, on its day and in the year', async () => {
  const { id } = await shift();
  await press(id);
  const query = { date: today() };
  const { json } = await company.owner.call(calendarRoutes.listOrdersOfDay, { query });
  expect(json).toMatchObject({ orders: [{ jobrunning: 1 }] });
  const inYear = async () => (await managerYear(company.owner, yearOf(today())))[today()];
  expect(await inYear()).toBe(4);
  await press(id);
  expect(await inYear()).toBe(1);
});

test('a shift of others, one that is ahead, over, or on another day is not started', async () => {
  const { id } = await shift();
  expect(await press(id, company.owner)).toMatchObject({
    status: 409,
    json: { message: 'Du er ikke på den vagt.' },
  });
  expect(await press(id, company.employee, addDays(today(), 9))).toMatchObject({
    status: 400,
    json: { fields: { selectedDate: 'Vagten er ikke den dag.' } },
  });
  const ahead = await shift(5);
  expect((await press(ahead.id, company.employee, addDays(today(), 5))).status).toBe(409);
  const over = await shift(-5);
  expect((await press(over.id, company.employee, addDays(today(), -5))).status).toBe(409);
  expect((await press('99')).status).toBe(404);
  const other = await createCompany();
  expect((await press(id, other.employee)).status).toBe(404);
});

test('a shift whose order was cancelled meanwhile is ended all the same', async () => {
  const { id } = await shift();
  await press(id);
  await setStatus(company.owner, id, 4);
  expect((await press(id)).status).toBe(200);
  expect((await ownHours(company.employee)).data).toHaveLength(1);
});

test('a repeated request with its key changes nothing, and a screen that shows the other state gets 409', async () => {
  const { id } = await shift();
  const body = { orderId: id, selectedDate: today(), jobrunning: 0 };
  const headers = { 'idempotency-key': 'start-shift-1' };
  const tap = () => company.employee.call(calendarRoutes.startStopShift, { body, headers });
  expect((await tap()).status).toBe(200);
  expect(await tap()).toMatchObject({ status: 200, json: { message: 'Din vagt er startet.' } });
  expect(await isRunning()).toBe(1);
  expect(await company.employee.call(calendarRoutes.startStopShift, { body })).toMatchObject({
    status: 409,
  });
});
