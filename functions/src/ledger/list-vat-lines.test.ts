import { ledgerRoutes } from '@driftig/contracts/ledger/routes';
import { createAccount, postNewDraft } from '@driftig/tests/support/company/bookkeeping';
import { createCompany } from '@driftig/tests/support/company/company';
import { expect, test } from 'vitest';

test('entries under a VAT code come newest first, a page at a time, of the own company alone', async () => {
  const { owner } = await createCompany();
  const goods = await createAccount(owner, { number: 1610, vat: 1, standardnumber: 1610 });
  const bank = await createAccount(owner, { number: 6480 });
  await createAccount(owner, { number: 7740, standardnumber: 7740 });
  const accounts = { account: goods.id, againstAccount: bank.id };
  for (const date of ['01-07-2026', '02-07-2026'])
    await postNewDraft(owner, { ...accounts, amount: '125', vatAmount: '25', date });
  const input = { params: { code: 'K1' } };
  const first = await owner.call(ledgerRoutes.listVatLines, { ...input, query: { limit: '1' } });
  expect(first.json).toMatchObject([{ voucherNumber: 2 }]);
  const other = await createCompany();
  expect((await other.owner.call(ledgerRoutes.listVatLines, input)).json).toEqual([]);
});

test('a VAT code that there is not is refused (400)', async () => {
  const { owner } = await createCompany();
  const { status } = await owner.call(ledgerRoutes.listVatLines, { params: { code: 'X9' } });
  expect(status).toBe(400);
});
