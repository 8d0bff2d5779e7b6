import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import {
  createProject,
  ownHours,
  register,
  sendHours,
  today,
  workDay,
} from '@driftig/tests/support/company/hours';
import { placeOrder } from '@driftig/tests/support/company/orders';
import { timeRoutes } from '@driftig/contracts/time/routes';
import { addDays } from '@driftig/domain/dates';
import { beforeEach, describe, expect, test } from 'vitest';

let company: TestCompany;
let projectId: string;
beforeEach(async () => {
  company = await createCompany();
  projectId = await createProject(company.owner);
});

test('hours are stored as waiting, with their project, their norm and their flex', async () => {
  const entry = await register(company.employee, { projectId, hours: '8,25', activity: 'Pakning' });
  expect(entry).toMatchObject({
    employeeid: company.employee.user.userId,
    employeename: company.employee.user.name,
    projectname: 'Lager',
    activity: 'Pakning',
    hours: 8.25,
    unit: 'Timer',
    standardhours: 7.4,
    flexdelta: 0.85,
    status: 1,
    version: 1,
  });
  expect((await ownHours(company.employee)).data).toEqual([entry]);
});

test('the norm stands once, on the first row of a day', async () => {
  await register(company.employee, { projectId, startTime: '07:00', endTime: '11:00' });
  const second = await register(company.employee, {
    projectId,
    startTime: '12:00',
    endTime: '16:00',
  });
  expect(second).toMatchObject({ hours: 4, standardhours: 0, flexdelta: 4 });
  const { data, hours, flex } = await ownHours(company.employee);
  expect(data.map(({ standardhours }) => standardhours)).toEqual([0, 7.4]);
  expect({ hours, flex }).toEqual({ hours: 8, flex: 0.6 });
});

test('either spelling of the times is read, and a break is taken off', async () => {
  const lower = await register(company.employee, {
    projectId,
    starttime: '08:00',
    endtime: '16:20',
    breakMinutes: 30,
    entrytype: 'work',
  });
  expect(lower).toMatchObject({ hours: 7.83, starttime: '08:00', endtime: '16:20' });
});

test('a shift over midnight becomes two rows that share an id, also over the end of a month', async () => {
  const date = `${workDay().slice(0, 4)}-01-31`;
  const first = await register(company.employee, {
    projectId,
    date,
    startTime: '20:00',
    endTime: '02:30',
    overMidnight: 1,
  });
  expect(first).toMatchObject({ date, hours: 4, endtime: '24:00' });
  const { data } = await ownHours(company.employee);
  expect(data).toMatchObject([
    { date: addDays(date, 1), starttime: '00:00', endtime: '02:30', hours: 2.5 },
    { date, starttime: '20:00', endtime: '24:00', hours: 4 },
  ]);
  expect(new Set(data.map(({ shiftid }) => shiftid)).size).toBe(1);
  expect(first.shiftid).not.toBe('');
});

test('an adjustment has no project and moves the flex by its hours', async () => {
  const entry = await register(company.employee, {
    projectId,
    entryType: 'flex_adj',
    hours: -2,
    flexReason: 'Overført fra sidste system',
  });
  expect(entry).toMatchObject({
    projectId: '',
    entrytype: 'flex_adj',
    hours: -2,
    standardhours: 0,
    flexdelta: -2,
  });
});

test('a manager registers hours for an employee', async () => {
  const employeeId = company.employee.user.userId;
  const entry = await register(company.owner, { projectId, employeeId });
  expect(entry).toMatchObject({ employeeid: employeeId, status: 1 });
  expect((await ownHours(company.employee)).total).toBe(1);
});

test('only assigned people register hours on an order; without assigned people all may', async () => {
  const order = await placeOrder(company.owner);
  expect((await register(company.employee, { projectId: order.id })).projectname).toBe(
    '1 Sommerfest',
  );
});

test('a retry with the same key stores once', async () => {
  const body = { date: workDay(), hours: 7.4, projectId };
  const key = 'timer-0001';
  const { timeRoutes } = await import('@driftig/contracts/time/routes');
  const send = () =>
    company.employee.call(timeRoutes.createTimeReport, {
      body,
      headers: { 'idempotency-key': key },
    });
  const [one, two] = [await send(), await send()];
  expect(two.json).toEqual(one.json);
  expect((await ownHours(company.employee)).total).toBe(1);
});

test('hours that a device kept are stored once, however late they come again, with the time of its clock', async () => {
  const kept = { projectId, clientid: 'a1b2c3d4e5f6', writtenat: '2026-06-09T14:05:00.000Z' };
  const first = await register(company.employee, kept);
  const again = await sendHours(company.employee, { ...kept, activity: 'Lidt andet' });
  expect(again).toMatchObject({ status: 201, json: { id: first.id, activity: '' } });
  expect((await ownHours(company.employee)).total).toBe(1);
  // The id is the person's own: another's hours with the same one are other hours.
  const other = await register(company.administrator, kept);
  expect(other.id).not.toBe(first.id);

  const { json } = await company.employee.call(timeRoutes.getTimeReportHistory, {
    params: { id: first.id },
  });
  const written = { label: 'Skrevet på enheden', before: '', after: '09-06-2026 kl. 16:05' };
  expect(json).toMatchObject({ data: [{ fields: expect.arrayContaining([written]) }] });

  await company.employee.call(timeRoutes.deleteTimeReport, { params: { id: first.id } });
  expect((await sendHours(company.employee, kept)).status).toBe(409);
  expect((await ownHours(company.employee)).total).toBe(0);
  const bad = await sendHours(company.employee, { ...kept, clientid: 'a.b', writtenat: 'i går' });
  expect(bad).toMatchObject({ status: 400, json: { fields: { clientid: expect.any(String) } } });
});

describe('are refused at their field, and nothing is written:', () => {
  const order = { startTime: '09:00', endTime: '09:00' };
  test.each<[string, object, object]>([
    ['no hours', { hours: 0 }, { hours: 'Timer skal være over 0.' }],
    ['no hours at all', { hours: '' }, { hours: 'Timer skal være over 0.' }],
    ['over a day', { hours: 24.01 }, { hours: 'En dag har højst 24 timer.' }],
    ['three decimals', { hours: 7.445 }, {}],
    ['no project', { projectId: '' }, { projectId: 'Vælg projekt for arbejdstimer.' }],
    ['no such project', { projectId: 'ip-none' }, { projectId: 'Projektet findes ikke.' }],
    ['no such order', { projectId: '77.abcdefgh' }, { projectId: 'Projektet findes ikke.' }],
    ['no date', { date: '' }, { date: 'Dato skal udfyldes.' }],
    [
      'an end at the start',
      order,
      { endTime: 'Start/slut skal sættes korrekt (slut efter start).' },
    ],
    [
      'a break as long as the shift',
      { startTime: '09:00', endTime: '10:00', breakMinutes: 60 },
      { breakMinutes: 'Pausen er længere end vagten.' },
    ],
    [
      'an adjustment without a reason',
      { entryType: 'flex_adj', hours: 1, flexReason: ' ab ' },
      { flexReason: 'Angiv en begrundelse for flex-justeringen.' },
    ],
    [
      'an adjustment of nothing',
      { entryType: 'flex_adj', hours: 0, flexReason: 'Overført' },
      { hours: 'Skriv, hvor mange timer flexen rettes med.' },
    ],
    ['far ahead', { date: addDays(today(), 32) }, { date: 'Datoen kan højst ligge 31 dage frem.' }],
  ])('%s', async (_what, changes, fields) => {
    const answer = await sendHours(company.employee, { projectId, ...changes });
    expect(answer).toMatchObject({ status: 400, json: { fields } });
    expect((await ownHours(company.employee)).total).toBe(0);
  });
});

describe('are refused (409) with what is there already:', () => {
  test('times that overlap', async () => {
    await register(company.employee, { projectId, startTime: '08:00', endTime: '12:00' });
    const answer = await sendHours(company.employee, {
      projectId,
      startTime: '11:30',
      endTime: '13:00',
    });
    expect(answer).toMatchObject({
      status: 409,
      json: { code: 'hours_overlap', message: expect.stringContaining('08:00–12:00') },
    });
    expect((await ownHours(company.employee)).total).toBe(1);
  });

  test('also from two screens at once', async () => {
    const times = { projectId, startTime: '08:00', endTime: '12:00' };
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => sendHours(company.employee, times)),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201, 409, 409, 409,
    ]);
    expect((await ownHours(company.employee)).total).toBe(1);
  });

  test('a day of over 24 hours', async () => {
    await register(company.employee, { projectId, hours: 20 });
    expect((await sendHours(company.employee, { projectId, hours: 4.5 })).status).toBe(409);
    expect((await sendHours(company.employee, { projectId, hours: 4 })).status).toBe(201);
  });
});
