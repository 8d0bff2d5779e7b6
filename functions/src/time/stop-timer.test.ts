import { timeRoutes } from '@driftig/contracts/time/routes';
import { addDays } from '@driftig/domain/dates';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { createProject, ownHours, register, today } from '@driftig/tests/support/company/hours';
import { runBeforeCommit } from '@driftig/tests/support/stack/commit-barrier';
import { beforeEach, expect, test } from 'vitest';

import { services } from '../pipeline/services.ts';

let company: TestCompany;
let projectId: string;
beforeEach(async () => {
  company = await createCompany();
  projectId = await createProject(company.owner);
});

const minute = 60_000;
/** A timer of the employee that was started so many minutes ago. */
async function runs(minutes: number): Promise<void> {
  const { time, commit } = company.store;
  const timer = {
    employeeId: company.employee.user.userId,
    startedAt: new Date(Date.now() - minutes * minute).toISOString(),
    projectId: '',
    projectName: '',
    activity: '',
  };
  const audit = { action: 'time.timerStarted', subject: 'test' } as const;
  await commit({ writes: [time.startTimer(timer)], audit });
}
const stop = (body: object = {}) => company.employee.call(timeRoutes.stopTimer, { body });
const timer = async () =>
  ((await company.employee.call(timeRoutes.getTimer)).json as { timer: unknown }).timer;

test('the minutes since the start become hours that wait, less the break', async () => {
  await runs(90);
  const { status } = await stop({ projectId, activity: 'Læsning', breakMinutes: 30 });
  expect(status).toBe(201);
  const { data } = await ownHours(company.employee, '1');
  // Over midnight there are two rows; together they are an hour.
  expect(data.reduce((sum, { hours }) => sum + hours, 0)).toBeCloseTo(1, 1);
  expect(data[0]).toMatchObject({ projectId, activity: 'Læsning', status: 1 });
  expect(await timer()).toBeNull();
});

test('a second stop finds no timer, and stores nothing more', async () => {
  await runs(10);
  const answers = await Promise.all([stop({ projectId }), stop({ projectId })]);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect((await stop({ projectId })).status).toBe(404);
  const { data } = await ownHours(company.employee, '1');
  expect(new Set(data.map(({ shiftid, id }) => shiftid || id)).size).toBe(1);
});

test('a retry with the same key gives the first answer, though the timer is gone', async () => {
  await runs(10);
  const headers = { 'idempotency-key': 'stop-0001' };
  const send = () => company.employee.call(timeRoutes.stopTimer, { body: { projectId }, headers });
  const [one, two] = [await send(), await send()];
  expect(one.status).toBe(201);
  expect([two.status, two.json]).toEqual([201, one.json]);
});

test('without a project it runs on, and what is missing is told', async () => {
  await runs(10);
  expect(await stop()).toMatchObject({
    status: 400,
    json: { fields: { projectId: 'Vælg projekt for arbejdstimer.' } },
  });
  expect(await timer()).not.toBeNull();
});

test('one that was forgotten for over a day is typed by hand', async () => {
  await runs(25 * 60);
  expect(await stop({ projectId })).toMatchObject({
    status: 400,
    json: { message: 'Uret har kørt i over et døgn. Kasser det, og registrer timerne selv.' },
  });
  expect((await ownHours(company.employee)).total).toBe(0);
});

test('on days that are full already it is refused (409), and runs on', async () => {
  await runs(10);
  // Around midnight it began yesterday.
  for (const date of [addDays(today(), -1), today()])
    await register(company.employee, { projectId, date, hours: 24 });
  expect(await stop({ projectId })).toMatchObject({ status: 409, json: { code: 'hours_overlap' } });
  expect(await timer()).not.toBeNull();
  expect((await ownHours(company.employee)).total).toBe(2);
});

test.each([
  ['stop', timeRoutes.stopTimer],
  ['discard', timeRoutes.discardTimer],
])('a %s does not end a timer that was started anew meanwhile', async (_name, route) => {
  await runs(10);
  runBeforeCommit(services().table, async () => {
    await company.employee.call(timeRoutes.discardTimer);
    await runs(5);
  });
  const body = route === timeRoutes.stopTimer ? { body: { projectId } } : {};
  expect((await company.employee.call(route, body)).status).toBe(404);
  expect(await timer()).not.toBeNull();
  expect((await ownHours(company.employee)).total).toBe(0);
});
