import { periodRoutes } from '@driftig/contracts/periods/routes';
import { closeYear } from '@driftig/tests/support/bookkeeping/periods';
import { createCompany } from '@driftig/tests/support/company/company';
import { expect, test } from 'vitest';

test('the settings are kept, and the first month stays once a year is closed', async () => {
  const { owner, store } = await createCompany();
  const save = (body: object) => owner.call(periodRoutes.savePeriodSettings, { body });
  const month = { firstMonth: 1, vatPeriod: 'month' };
  expect(await save(month)).toMatchObject({ status: 200, json: month });
  await Promise.all([save(month), save({ ...month, vatPeriod: 'halfYear' })]);
  expect(await store.periods.settings()).toMatchObject({ firstMonth: 1, version: 3 });
  await closeYear(owner);
  expect(await save({ ...month, firstMonth: 7 })).toMatchObject({
    status: 400,
    json: { fields: { firstMonth: expect.stringContaining('Et år er afsluttet') } },
  });
  expect(await save({ ...month, firstMonth: 13 })).toMatchObject({ status: 400 });
  expect(await store.periods.settings()).toMatchObject({ firstMonth: 1, version: 3 });
});
