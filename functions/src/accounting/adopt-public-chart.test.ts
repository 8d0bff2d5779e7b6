import { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { chartVersion, publicChart } from '@driftig/domain/accounting/public-chart';
import { services } from '@driftig/functions/pipeline/services';
import { createAccount } from '@driftig/tests/support/company/bookkeeping';
import { createCompany } from '@driftig/tests/support/company/company';
import { sendTogether } from '@driftig/tests/support/stack/commit-barrier';
import { statusesOf } from '@driftig/tests/support/stack/statuses';
import { expect, test } from 'vitest';

const route = accountingRoutes.adoptPublicChart;
const body = { version: chartVersion };

test('an empty chart gets the accounts of the public one in one call', async () => {
  const { owner, store } = await createCompany();
  expect((await owner.call(route, { body })).status).toBe(200);
  const accounts = await store.accounts.list();
  expect(accounts).toHaveLength(publicChart.length);
  for (const account of accounts) expect(account).toMatchObject({ chartVersion });
});

test('a chart that has an account is left as it is (409)', async () => {
  const { owner, store } = await createCompany();
  await createAccount(owner);
  expect(await owner.call(route, { body })).toMatchObject({
    status: 409,
    json: { message: expect.stringContaining('tom kontoplan') },
  });
  expect(await store.accounts.list()).toHaveLength(1);
});

test('the second of two clicks at once is refused (409)', async () => {
  const { owner, store } = await createCompany();
  await owner.session();
  const send = () => owner.call(route, { body });
  const answers = await sendTogether(services().table, [send, send]);
  expect(statusesOf(answers)).toEqual([200, 409]);
  expect(await store.accounts.list()).toHaveLength(publicChart.length);
});
