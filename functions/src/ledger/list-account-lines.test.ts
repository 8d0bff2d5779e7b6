import { ledgerRoutes } from '@driftig/contracts/ledger/routes';
import { createAccount, postNewDraft } from '@driftig/tests/support/company/bookkeeping';
import { createCompany } from '@driftig/tests/support/company/company';
import { expect, test } from 'vitest';

test("an account's card has the rows of its dates, newest first, of its company alone", async () => {
  const { owner } = await createCompany();
  const { id: account } = await createAccount(owner, { number: 1610 });
  for (const date of ['31-08-2026', '01-09-2026', '30-09-2026'])
    await postNewDraft(owner, { account, date });
  const input = {
    params: { number: '1610' },
    query: { from: '2026-09-01', to: '2026-09-30' },
  };
  const route = ledgerRoutes.listAccountLines;
  expect((await owner.call(route, input)).json).toMatchObject([
    { voucherNumber: 3, date: '2026-09-30', debit: 1312.5, credit: 0, source: 'draft' },
    { voucherNumber: 2, date: '2026-09-01' },
  ]);
  const other = await createCompany();
  expect((await other.owner.call(route, input)).json).toEqual([]);
});
