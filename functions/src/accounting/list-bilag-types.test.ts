import { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { createCompany } from '@driftig/tests/support/company/company';
import { expect, test } from 'vitest';

const route = accountingRoutes.listBilagTypes;

test('the four types have their numbers and names (product B9)', async () => {
  const { owner } = await createCompany();
  expect((await owner.call(route)).json).toEqual([
    { id: 1, typename: 'Udgift' },
    { id: 2, typename: 'Indtægt' },
    { id: 3, typename: 'Kreditnota' },
    { id: 4, typename: 'Øvrigt' },
  ]);
});

test('a manager without bookkeeping may not read them (403)', async () => {
  const { administrator } = await createCompany();
  expect((await administrator.call(route)).status).toBe(403);
});
