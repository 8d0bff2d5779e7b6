import { timeRoutes } from '@driftig/contracts/time/routes';
import { addDays } from '@driftig/domain/dates';
import {
  createCompany,
  type Caller,
  type TestCompany,
} from '@driftig/tests/support/company/company';
import {
  approvedHours,
  createProject,
  decideHours,
  ownHours,
  register,
  workDay,
} from '@driftig/tests/support/company/hours';
import { beforeEach, expect, test } from 'vitest';

let company: TestCompany;
let projectId: string;
beforeEach(async () => {
  company = await createCompany();
  projectId = await createProject(company.owner);
});

const edit = ({ call }: Caller, id: string, changes: object) =>
  call(timeRoutes.updateTimeReport, {
    params: { id },
    body: { date: workDay(), hours: 7.4, projectId, ...changes },
  });

test('hours that wait are edited, and the new version is answered', async () => {
  const { id } = await register(company.employee, { projectId });
  const { json } = await edit(company.employee, id, { hours: '6,5', activity: 'Kørsel' });
  expect(json).toMatchObject({ id, hours: 6.5, activity: 'Kørsel', flexdelta: -0.9, version: 2 });
  expect((await ownHours(company.employee)).data).toEqual([json]);
});

test('moved to another month they keep their id, and are found there', async () => {
  const { id } = await register(company.employee, { projectId });
  const date = addDays(workDay(), 28);
  expect(await edit(company.employee, id, { date })).toMatchObject({ status: 200, json: { date } });
  expect(await edit(company.employee, id, { date, hours: 3 })).toMatchObject({
    status: 200,
    json: { id, date, hours: 3, version: 3 },
  });
  expect(await ownHours(company.employee)).toMatchObject({ total: 1, data: [{ id, date }] });
  const month = { startDate: workDay(), endDate: workDay(6) };
  expect((await ownHours(company.employee, '1', month)).total).toBe(0);
});

test('times of one’s own are no overlap with themselves', async () => {
  const times = { startTime: '08:00', endTime: '12:00' };
  const { id } = await register(company.employee, { projectId, ...times });
  const later = { startTime: '09:00', endTime: '13:00' };
  expect((await edit(company.employee, id, later)).status).toBe(200);
});

test('a manager edits anybody’s, and a closed project may stay', async () => {
  const { id } = await register(company.employee, { projectId });
  await company.owner.call(timeRoutes.updateProject, {
    params: { id: projectId },
    body: { name: 'Lager', active: 0 },
  });
  expect((await edit(company.administrator, id, { hours: 5 })).status).toBe(200);
});

test.each([
  ['no hours', { hours: 0 }, { hours: 'Timer skal være over 0.' }],
  ['over 24 hours', { hours: 24.5 }, { hours: 'En dag har højst 24 timer.' }],
  [
    'an end before its start',
    { startTime: '12:00', endTime: '08:00' },
    { endTime: 'Start/slut skal sættes korrekt (slut efter start).' },
  ],
])('an edit to %s is refused, and changes nothing', async (_what, changes, fields) => {
  const entry = await register(company.employee, { projectId });
  expect(await edit(company.employee, entry.id, changes)).toMatchObject({
    status: 400,
    json: { fields },
  });
  expect((await ownHours(company.employee)).data).toEqual([entry]);
});

test('a decided report cannot be edited (409)', async () => {
  const { id } = await approvedHours(company.employee, company.owner, { projectId });
  const answer = await edit(company.employee, id, { hours: 8 });
  expect(answer).toMatchObject({ status: 409, json: { code: 'hours_decided' } });
  expect((await edit(company.owner, id, { hours: 8 })).status).toBe(409);
});

test('an older version is refused (409)', async () => {
  const { id, version } = await register(company.employee, { projectId });
  expect((await edit(company.employee, id, { hours: 8, version })).status).toBe(200);
  expect(await edit(company.employee, id, { hours: 9, version })).toMatchObject({
    status: 409,
    json: { code: 'conflict' },
  });
});

const over = { startTime: '20:00', endTime: '02:30', overMidnight: 1 };

test('a row that now goes over midnight becomes two that share an id', async () => {
  const { employee } = company;
  const { id } = await register(employee, { projectId, startTime: '20:00', endTime: '23:00' });
  expect(await edit(employee, id, over)).toMatchObject({
    status: 200,
    json: { id, date: workDay(), starttime: '20:00', endtime: '24:00', hours: 4, version: 2 },
  });
  const { data } = await ownHours(employee);
  expect(data).toMatchObject([
    { date: workDay(1), starttime: '00:00', endtime: '02:30', hours: 2.5, status: 1, version: 1 },
    { id },
  ]);
  const [second, first] = data;
  expect(second?.['shiftid']).not.toBe('');
  expect(second?.['shiftid']).toBe(first?.['shiftid']);
  const history = await employee.call(timeRoutes.getTimeReportHistory, {
    params: { id: String(second?.['id']) },
  });
  expect(history.json).toMatchObject({ data: [{ action: 'registrerede' }] });
});

test('the half of a shift is not stretched: the other one is there already', async () => {
  const { id } = await register(company.employee, { projectId, ...over });
  expect(await edit(company.employee, id, { ...over, endTime: '03:00' })).toMatchObject({
    status: 400,
    json: { fields: { endTime: 'Ret den anden halvdel af vagten på dens egen dag.' } },
  });
  expect((await edit(company.employee, id, { ...over, endTime: '00:00' })).status).toBe(200);
  expect((await ownHours(company.employee)).total).toBe(2);
});

test('a row is not stretched into hours that stand on the day after (409)', async () => {
  const { id } = await register(company.employee, { projectId });
  const next = { date: workDay(1), startTime: '01:00', endTime: '03:00' };
  await register(company.employee, { projectId, ...next });
  expect(await edit(company.employee, id, over)).toMatchObject({
    status: 409,
    json: { code: 'hours_overlap' },
  });
  expect((await ownHours(company.employee)).total).toBe(2);
});

test('edit against approve: one wins, the other is told', async () => {
  for (let round = 0; round < 5; round += 1) {
    const date = workDay(round);
    const { id, version } = await register(company.employee, { projectId, date });
    const [edited, approved] = await Promise.all([
      edit(company.employee, id, { date, hours: 9, version }),
      decideHours(company.owner, id, 2, { version }),
    ]);
    const { data } = await ownHours(company.employee, '1,2', { startDate: date, endDate: date });
    const [row] = data;
    expect([edited.status, approved.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(row).toMatchObject(
      edited.status === 200 ? { hours: 9, status: 1 } : { hours: 7.4, status: 2 },
    );
  }
});

test('an edit takes every field of the answer, and what the server knows better is ignored', async () => {
  const times = { startTime: '08:00', endTime: '16:00', breakMinutes: 30 };
  const entry = await register(company.employee, { projectId, ...times });
  const { status, json } = await company.employee.call(timeRoutes.updateTimeReport, {
    params: { id: entry.id },
    body: { ...entry, employeename: 'En anden', status: 2, flexdelta: 99 },
  });
  expect(status).toBe(200);
  expect(json).toEqual({ ...entry, version: entry.version + 1 });
});
