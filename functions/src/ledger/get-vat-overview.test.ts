import { ledgerRoutes } from '@driftig/contracts/ledger/routes';
import { createAccount, postNewDraft } from '@driftig/tests/support/company/bookkeeping';
import { createCompany } from '@driftig/tests/support/company/company';
import { expect, test } from 'vitest';

test('the boxes are those of the months asked for, each beside its VAT account', async () => {
  const { owner } = await createCompany();
  const goods = await createAccount(owner, { number: 1610, vat: 1, standardnumber: 1610 });
  const bank = await createAccount(owner, { number: 6480 });
  await createAccount(owner, { number: 7740, standardnumber: 7740 });
  const accounts = { account: goods.id, againstAccount: bank.id };
  for (const date of ['30-06-2026', '01-07-2026', '30-09-2026', '01-10-2026'])
    await postNewDraft(owner, { ...accounts, amount: '125', vatAmount: '25', date });
  const query = { from: '2026-07', to: '2026-09' };
  const { status, json } = await owner.call(ledgerRoutes.getVatOverview, { query });
  expect(status).toBe(200);
  expect(json).toMatchObject({
    payable: -50,
    boxes: expect.arrayContaining([
      {
        box: 'input',
        amount: 50,
        posted: 50,
        reported: 50,
        accounts: [7740],
        parts: [{ code: 'K1', source: 'draft', entries: 2, base: 200, amount: 50 }],
      },
    ]),
  });
  const lines = await owner.call(ledgerRoutes.listVatLines, {
    params: { code: 'K1' },
    query: { from: '2026-07-01', to: '2026-09-30' },
  });
  expect(lines.json).toMatchObject([
    { voucherNumber: 3, date: '2026-09-30', base: 100, output: 0, input: 25 },
    { voucherNumber: 2, date: '2026-07-01', base: 100, output: 0, input: 25 },
  ]);
});

test.each([
  [{ to: '2026-09' }, 'from', 'Vælg en måned.'],
  [{ from: '2026-13', to: '2026-09' }, 'from', 'Vælg en måned.'],
  [{ from: '2026-10', to: '2026-09' }, 'to', 'Den sidste måned kan ikke ligge før den første.'],
])('the period %j is refused at its field (400)', async (query, field, message) => {
  const { owner } = await createCompany();
  const { status, json } = await owner.call(ledgerRoutes.getVatOverview, { query });
  expect(status).toBe(400);
  expect(json).toMatchObject({ fields: { [field]: message } });
});
