import { timeRoutes } from '@driftig/contracts/time/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import {
  createProject,
  flexOf,
  register,
  sendHours,
  today,
  workDay,
} from '@driftig/tests/support/company/hours';
import { beforeEach, expect, test } from 'vitest';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

const save = (changes: object) =>
  company.owner.call(timeRoutes.updateTimeSettings, {
    body: { flexEnabled: 1, timeMode: 'daily', dailyStandard: 7.4, ...changes },
  });
const read = async () => (await company.employee.call(timeRoutes.getTimeSettings)).json;

test('every user of the company can read the saved settings', async () => {
  expect(await save({ flexEnabled: 0, timeMode: 'range', dailyStandard: '7,5' })).toMatchObject({
    status: 200,
    json: { message: 'Indstillingerne er gemt.' },
  });
  expect(await read()).toEqual({
    flexEnabled: 0,
    timeMode: 'range',
    dailyStandard: 7.5,
    version: 1,
  });
});

test('another norm is valid from today: the flex of before stays', async () => {
  const projectId = await createProject(company.owner);
  await register(company.employee, { projectId, hours: 8 });
  await save({ dailyStandard: 6 });
  expect(await flexOf(company.employee)).toBe(0.6);
  const { norms } = await company.store.time.getSettings();
  expect(norms).toEqual([{ from: today(), hundredths: 600 }]);
});

test('by range, times are asked for', async () => {
  const projectId = await createProject(company.owner);
  await save({ timeMode: 'range' });
  expect(await sendHours(company.employee, { projectId, date: workDay() })).toMatchObject({
    status: 400,
    json: { fields: { endTime: 'Start/slut skal sættes korrekt (slut efter start).' } },
  });
});

test('saving based on an older version is refused (409)', async () => {
  expect((await save({ version: 0 })).status).toBe(200);
  expect((await save({ version: 0, dailyStandard: 8 })).status).toBe(409);
  expect(await read()).toMatchObject({ dailyStandard: 7.4 });
});

test.each([
  { dailyStandard: 0 },
  { dailyStandard: 24.5 },
  { timeMode: 'weekly' },
  { flexEnabled: 2 },
])('%j is refused', async (changes) => {
  expect((await save(changes)).status).toBe(400);
  expect(await read()).toMatchObject({ version: 0 });
});
