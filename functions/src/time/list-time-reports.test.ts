import { timeRoutes } from '@driftig/contracts/time/routes';
import { addDays } from '@driftig/domain/dates';
import { applyFor } from '@driftig/tests/support/company/absences';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import {
  approvedHours,
  createProject,
  decideHours,
  listedHours,
  register,
  today,
  workDay,
} from '@driftig/tests/support/company/hours';
import { createPeople } from '@driftig/tests/support/company/planning';
import { beforeEach, expect, test } from 'vitest';

let company: TestCompany;
let projectId: string;
beforeEach(async () => {
  company = await createCompany();
  projectId = await createProject(company.owner);
});

const dates = async (status: string, query: Readonly<Record<string, string>> = {}) =>
  (await listedHours(company.owner, status, query)).data.map(({ date }) => date);

/** One row in each of four months. */
const fourMonths = [0, 31, 62, 93].map((days) => addDays(workDay(), days));

test('newest first, in pages over months, with how many there are', async () => {
  for (const date of fourMonths)
    for (const hours of [1, 2]) await register(company.employee, { projectId, date, hours });
  const newest = fourMonths.toReversed().flatMap((date) => [date, date]);
  expect(await dates('1', { limit: '100' })).toEqual(newest);
  for (const offset of [0, 1, 2, 3, 5, 6, 7, 8])
    expect(await dates('1', { limit: '3', offset: String(offset) })).toEqual(
      newest.slice(offset, offset + 3),
    );
  expect((await listedHours(company.owner, '1', { limit: '1' })).total).toBe(8);
});

test('lists the requested days, also across months', async () => {
  for (const date of fourMonths) await register(company.employee, { projectId, date });
  const [, second = '', third = ''] = fourMonths;
  const query = { startDate: second, endDate: third };
  expect(await listedHours(company.owner, '1', query)).toMatchObject({ total: 2, hours: 14.8 });
  expect(await dates('1', query)).toEqual([third, second]);
  expect(await dates('1', { startDate: addDays(second, 1), endDate: addDays(third, -1) })).toEqual(
    [],
  );
});

test('by status, person and project', async () => {
  const [sara = ''] = await createPeople(company, ['Sara']);
  const other = await createProject(company.owner, 'Kørsel');
  const own = await approvedHours(company.employee, company.owner, { projectId });
  await register(company.owner, { projectId: other, employeeId: sara, date: workDay(1) });
  const rejected = await register(company.employee, { projectId: other, date: workDay(2) });
  await decideHours(company.owner, rejected.id, 3, { reason: 'Nej' });
  expect(await dates('2')).toEqual([own.date]);
  expect(await dates('1,3')).toEqual([workDay(2), workDay(1)]);
  expect(await dates('1,2,3', { employeeId: sara })).toEqual([workDay(1)]);
  expect(await dates('1,2,3', { projectId: other })).toEqual([workDay(2), workDay(1)]);
  const employeeId = company.employee.user.userId;
  expect(await dates('1,2,3', { projectId: other, employeeId })).toEqual([workDay(2)]);
});

test('names are those of today, and hours and flex are of the whole filter', async () => {
  await register(company.employee, { projectId, hours: 8 });
  await register(company.employee, { projectId, hours: 7, date: workDay(1) });
  const answer = await listedHours(company.owner, '1', { limit: '1' });
  expect(answer).toMatchObject({ total: 2, data: [{ employeename: 'Jonas Bak' }] });
  const month = { startDate: workDay(), endDate: workDay(6), limit: '1' };
  expect(await listedHours(company.owner, '1', month)).toMatchObject({ hours: 15, flex: 0.2 });
});

test('never of another company', async () => {
  const other = await createCompany();
  await register(other.employee, { projectId: await createProject(other.owner) });
  expect(await listedHours(company.owner)).toMatchObject({ data: [], total: 0 });
  const query = { status: '1', employeeId: other.employee.user.userId };
  expect((await company.owner.call(timeRoutes.listTimeReports, { query })).status).toBe(404);
});

test.each([
  { status: '4' },
  { status: '' },
  { status: '1', limit: '0' },
  { status: '1', limit: '100001' },
  { status: '1', offset: '-1' },
  { status: '1', startDate: '2026-13-01' },
])('%j is refused', async (query) => {
  expect((await company.owner.call(timeRoutes.listTimeReports, { query })).status).toBe(400);
});

test('hours to look at first are marked for the approver, with the reason', async () => {
  const { owner, employee } = await createCompany();
  const projectId = await createProject(owner);
  await applyFor(owner, {
    employeeid: employee.user.userId,
    type: 'sickness',
    startdate: workDay(),
    enddate: workDay(),
  });
  await register(employee, { projectId });
  await register(employee, { projectId, date: workDay(1), hours: 8 });
  await register(employee, { projectId, date: workDay(1), hours: 6, activity: 'B' });
  await register(employee, { projectId, date: workDay(2) });
  await register(employee, { projectId, date: addDays(today(), 1) });
  const { data } = (await listedHours(owner, '1')) as unknown as {
    data: { date: string; marks: string[] }[];
  };
  const ahead = expect.arrayContaining(['ahead']);
  expect(data.map(({ date, marks }) => [date, marks])).toEqual([
    [addDays(today(), 1), ahead],
    [workDay(2), []],
    [workDay(1), ['longDay', 'twice']],
    [workDay(1), ['longDay', 'twice']],
    [workDay(), ['sick']],
  ]);
});
