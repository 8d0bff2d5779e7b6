import { periodRoutes } from '@driftig/contracts/periods/routes';
import { filePeriod, openPeriod, thirdQuarter } from '@driftig/tests/support/bookkeeping/periods';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { statusesOf } from '@driftig/tests/support/stack/statuses';
import { beforeEach, expect, test } from 'vitest';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

test('an owner opens a period with a reason, which is shown', async () => {
  const { owner } = company;
  await filePeriod(owner);
  expect(statusesOf(await Promise.all([openPeriod(owner), openPeriod(owner)]))).toEqual([201, 409]);
  const { json } = await owner.call(periodRoutes.listPeriods, {});
  const { vatPeriods } = json as { vatPeriods: { id: string }[] };
  expect(vatPeriods.find(({ id }) => id === thirdQuarter)).toMatchObject({
    closed: false,
    reason: 'Et bilag manglede',
    registeredBy: expect.stringMatching(/\w/),
  });
});

test('it needs a reason (400), a closed period (409) and an owner (403)', async () => {
  const { owner, administrator } = company;
  expect(await openPeriod(owner)).toMatchObject({ status: 409 });
  await filePeriod(owner);
  expect(await openPeriod(owner, thirdQuarter, ' ')).toMatchObject({ status: 400 });
  expect(await openPeriod(administrator)).toMatchObject({ status: 403 });
  expect((await company.store.ledger.head.readQueued()).closed).toHaveLength(1);
});
