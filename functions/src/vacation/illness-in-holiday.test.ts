import { timeRoutes } from '@driftig/contracts/time/routes';
import { vacationRoutes } from '@driftig/contracts/vacation/routes';
import {
  applyAndApprove,
  applyFor,
  coming,
  decide,
  mine,
  sendApplication,
} from '@driftig/tests/support/company/absences';
import {
  createCompany,
  type Caller,
  type TestCompany,
} from '@driftig/tests/support/company/company';
import { shownTo, tellAll } from '@driftig/tests/support/company/notifications';
import { beforeEach, expect, test } from 'vitest';

let company: TestCompany;
let holiday: string;
beforeEach(async () => {
  company = await createCompany();
  const employeeid = company.employee.user.userId;
  const body = { employeeid, employedfrom: '2026-01-01', corrections: [] };
  await company.owner.call(vacationRoutes.saveHolidayAccount, { body });
  ({ id: holiday } = await applyAndApprove(company.employee, company.owner, {
    enddate: coming(4),
  }));
});

/** Ill from the Wednesday of a week of holiday to its Thursday. */
const fields = { type: 'sickness', startdate: coming(2), enddate: coming(3) };
const sick = () => applyFor(company.employee, fields);
const planned = async () => {
  const { json } = await company.employee.call(vacationRoutes.getHolidayBalance, {
    query: { at: coming(4) },
  });
  return (json as { balance: { planned: number } }).balance.planned;
};
const giveBack = ({ call }: Caller, id: string, holidayback: number) =>
  call(vacationRoutes.editAbsence, { params: { id }, body: { ...fields, holidayback } });

test('is reported, and the days come back when a manager says so, and are taken again when not', async () => {
  const { id } = await sick();
  expect(await planned()).toBe(5);
  expect((await giveBack(company.owner, id, 1)).json).toMatchObject({ holidayback: 1 });
  expect(await planned()).toBe(3);
  await giveBack(company.owner, id, 0);
  expect(await planned()).toBe(5);
});

test('deleting the illness takes the days again', async () => {
  const { id } = await sick();
  await giveBack(company.owner, id, 1);
  await company.owner.call(vacationRoutes.deleteAbsence, { params: { id } });
  expect(await planned()).toBe(5);
});

test('suspends the holiday: those days are days of illness', async () => {
  await sick();
  const { json } = await company.employee.call(timeRoutes.getOwnTimeSummary, {
    query: { startDate: coming(), endDate: coming(4) },
  });
  const { days } = json as { days: readonly { absence: string; norm: number }[] };
  expect(days.map(({ absence }) => absence)).toEqual([
    'vacation',
    'vacation',
    'sickness',
    'sickness',
    'vacation',
  ]);
  expect(days.map(({ norm }) => norm)).toEqual([0, 0, 0, 0, 0]);
});

test('managers are asked whether the days come back, with what the law says', async () => {
  await sick();
  await tellAll(company);
  const [told] = await shownTo(company.owner);
  expect(told).toMatchObject({ kind: 'absenceReported', path: '/vacat?status=approved' });
  expect(told?.text).toContain('Skal feriedagene gives tilbage?');
  expect(told?.text).toContain('Ferieloven');
});

test('an employee gives themselves no days back', async () => {
  const { id } = await sick();
  const body = { ...fields, holidayback: 1 };
  await company.employee.call(vacationRoutes.updateAbsence, { params: { id }, body });
  expect(await mine(company.employee)).toContainEqual(
    expect.objectContaining({ id, holidayback: 0 }),
  );
  expect(await planned()).toBe(5);
});

test('the holiday can be recalled and approved again meanwhile', async () => {
  await sick();
  expect((await decide(company.owner, holiday, 0)).status).toBe(200);
  expect((await decide(company.owner, holiday, 1)).status).toBe(200);
});

test('holiday that waits, and other kinds, still stand in the way', async () => {
  const waiting = { startdate: coming(7) };
  await applyFor(company.employee, waiting);
  expect((await sendApplication(company.employee, { ...waiting, type: 'sickness' })).status).toBe(
    409,
  );
  await sick();
  expect((await sendApplication(company.employee, { startdate: coming(2) })).status).toBe(409);
  expect(
    (await sendApplication(company.employee, { startdate: coming(2), type: 'sickness' })).status,
  ).toBe(409);
});

test('an illness that the employee makes longer gives back nothing until a manager says so again', async () => {
  const { id } = await sick();
  await giveBack(company.owner, id, 1);
  const body = { ...fields, enddate: coming(4) };
  await company.employee.call(vacationRoutes.updateAbsence, { params: { id }, body });
  expect(await planned()).toBe(5);
});
