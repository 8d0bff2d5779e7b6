import { timeRoutes } from '@driftig/contracts/time/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { beforeEach, expect, test } from 'vitest';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});
const start = (body: object = {}) =>
  company.employee.call(timeRoutes.startTimer, { body: { activity: '', ...body } });

test('a timer is started without anything chosen yet', async () => {
  expect(await start()).toMatchObject({
    status: 201,
    json: { timer: { projectId: '', activity: '' } },
  });
});

test('two taps start one: the second is told that it runs', async () => {
  const answers = await Promise.all([start(), start()]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  expect((await start()).json).toMatchObject({ code: 'timer_runs' });
});

test('on a project that is not there it does not start', async () => {
  expect((await start({ projectId: 'ip-none' })).status).toBe(400);
  expect((await company.employee.call(timeRoutes.getTimer)).json).toMatchObject({ timer: null });
});
