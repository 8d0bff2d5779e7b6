import { timeRoutes } from '@driftig/contracts/time/routes';
import { addDays, yearOf } from '@driftig/domain/dates';
import { mondayOf } from '@driftig/domain/weeks';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import {
  approvedHours,
  createProject,
  decideHours,
  ownHours,
  register,
  today,
  workDay,
} from '@driftig/tests/support/company/hours';
import { beforeEach, expect, test } from 'vitest';

let company: TestCompany;
let projectId: string;
beforeEach(async () => {
  company = await createCompany();
  projectId = await createProject(company.owner);
});

const copy = (fromDate: string, toDate: string, days: number) =>
  company.employee.call(timeRoutes.copyTimeReports, { body: { fromDate, toDate, days } });
const on = async (date: string) =>
  (await ownHours(company.employee, '1', { startDate: date, endDate: date })).data;

/** Last year: the clocks go back that night. */
const lastSundayOfOctober = () => addDays(mondayOf(`${yearOf(today()) - 1}-11-01`), -1);

test('yesterday’s hours, with their projects and times, waiting for approval', async () => {
  const times = { startTime: '08:00', endTime: '16:00', breakMinutes: 30 };
  await approvedHours(company.employee, company.owner, { projectId, ...times, activity: 'A' });
  expect(await copy(workDay(), workDay(1), 1)).toMatchObject({
    status: 201,
    json: { data: [{ date: workDay(1), hours: 7.5, activity: 'A', status: 1 }], skipped: 0 },
  });
  expect(await on(workDay(1))).toHaveLength(1);
});

test('a week keeps its days; a day that has any hours is left as it is', async () => {
  for (const day of [0, 2]) await register(company.employee, { projectId, date: workDay(day) });
  await register(company.employee, { projectId, date: workDay(9), hours: 3, activity: 'Andet' });
  expect(await copy(workDay(), workDay(7), 7)).toMatchObject({
    json: {
      data: [{ date: workDay(7) }],
      days: [
        { date: workDay(7), hours: 7.4, entries: 1, skip: '' },
        { date: workDay(9), hours: 7.4, entries: 1, skip: 'taken' },
      ],
      skipped: 1,
    },
  });
  expect(await on(workDay(9))).toMatchObject([{ hours: 3 }]);
});

test('days after today get nothing', async () => {
  const [from, to] = [addDays(today(), -7), today()];
  for (const day of [0, 1])
    await register(company.employee, { projectId, date: addDays(from, day) });
  const { json } = await copy(from, to, 7);
  expect(json).toMatchObject({ days: [{ date: to }, { date: addDays(to, 1), skip: 'ahead' }] });
  expect(await on(addDays(to, 1))).toEqual([]);
});

test('in two tabs at once a day is filled once', async () => {
  for (const day of [0, 1, 2]) await register(company.employee, { projectId, date: workDay(day) });
  await Promise.all([copy(workDay(), workDay(7), 7), copy(workDay(), workDay(7), 7)]);
  for (const day of [7, 8, 9]) expect(await on(workDay(day))).toHaveLength(1);
});

test('twice copies once; rejected rows and adjustments are not copied', async () => {
  await register(company.employee, { projectId });
  const { id } = await register(company.employee, { projectId, activity: 'B', hours: 1 });
  await decideHours(company.owner, id, 3, { reason: 'Nej' });
  await register(company.employee, { entryType: 'flex_adj', hours: 1, flexReason: 'Overført' });
  await copy(workDay(), workDay(1), 1);
  expect(await copy(workDay(), workDay(1), 1)).toMatchObject({ json: { data: [], skipped: 1 } });
  expect(await on(workDay(1))).toHaveLength(1);
});

test('hours on a project that was closed meanwhile are not copied, and said so', async () => {
  await register(company.employee, { projectId });
  const other = await createProject(company.owner, 'Møder');
  await register(company.employee, { projectId: other, hours: 1 });
  await company.owner.call(timeRoutes.updateProject, {
    params: { id: other },
    body: { name: 'Møder', active: 0 },
  });
  expect(await copy(workDay(), workDay(1), 1)).toMatchObject({
    status: 201,
    json: { data: [{ projectId }], skipped: 0, closed: 1 },
  });
  expect(await on(workDay(1))).toHaveLength(1);
});

test('to the same days, and far ahead, is refused', async () => {
  expect((await copy(workDay(), workDay(3), 7)).status).toBe(400);
  expect((await copy(workDay(), addDays(today(), 40), 1)).status).toBe(400);
});

test('a night that is an hour longer is not filled over 24 hours (409)', async () => {
  const autumn = lastSundayOfOctober();
  const from = addDays(autumn, -2);
  await register(company.employee, { projectId, date: from, hours: 12 });
  const night = { startTime: '00:00', endTime: '12:00' };
  await register(company.employee, { projectId, date: from, ...night });
  expect(await copy(from, autumn, 1)).toMatchObject({
    status: 409,
    json: { code: 'hours_overlap' },
  });
  expect(await on(autumn)).toEqual([]);
});

test('sent twice with one key copies once and answers the same', async () => {
  await register(company.employee, { projectId, date: workDay() });
  const body = { fromDate: workDay(), toDate: workDay(1), days: 1 };
  const headers = { 'idempotency-key': 'copy-0001' };
  const send = () => company.employee.call(timeRoutes.copyTimeReports, { body, headers });
  const first = await send();
  const again = await send();
  expect(first).toMatchObject({ status: 201, json: { data: [{ date: workDay(1) }] } });
  expect([again.status, again.json]).toEqual([first.status, first.json]);
  expect(await on(workDay(1))).toHaveLength(1);
});
