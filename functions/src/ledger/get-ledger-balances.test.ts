import { ledgerRoutes } from '@driftig/contracts/ledger/routes';
import { createAccount, postNewDraft } from '@driftig/tests/support/company/bookkeeping';
import { createCompany } from '@driftig/tests/support/company/company';
import { expect, test } from 'vitest';

test('a trial balance has the opening of before the period, its movements and the closing', async () => {
  const { owner } = await createCompany();
  const [goods, bank] = [
    await createAccount(owner, { number: 1610 }),
    await createAccount(owner, { number: 6480 }),
  ];
  const accounts = { account: goods.id, againstAccount: bank.id };
  for (const date of ['31-08-2026', '01-09-2026', '30-09-2026', '01-10-2026'])
    await postNewDraft(owner, { ...accounts, amount: '100', vatAmount: '0', date });
  const query = { from: '2026-09', to: '2026-09' };
  expect((await owner.call(ledgerRoutes.getLedgerBalances, { query })).json).toEqual({
    entries: 2,
    accounts: [
      { account: 1610, opening: 100, debit: 200, credit: 0, closing: 300 },
      { account: 6480, opening: -100, debit: 0, credit: 200, closing: -300 },
    ],
  });
});

test('a period of days has the entries of those days alone', async () => {
  const { owner } = await createCompany();
  const [goods, bank] = [
    await createAccount(owner, { number: 1610 }),
    await createAccount(owner, { number: 6480 }),
  ];
  const accounts = { account: goods.id, againstAccount: bank.id };
  for (const date of ['09-09-2026', '10-09-2026', '20-09-2026', '21-09-2026'])
    await postNewDraft(owner, { ...accounts, amount: '100', vatAmount: '0', date });
  const query = { from: '2026-09-10', to: '2026-09-20' };
  expect((await owner.call(ledgerRoutes.getLedgerBalances, { query })).json).toEqual({
    entries: 2,
    accounts: [
      { account: 1610, opening: 100, debit: 200, credit: 0, closing: 300 },
      { account: 6480, opening: -100, debit: 0, credit: 200, closing: -300 },
    ],
  });
});

test('an empty ledger has no accounts', async () => {
  const { owner } = await createCompany();
  const query = { from: '2026-09', to: '2026-09' };
  const answer = await owner.call(ledgerRoutes.getLedgerBalances, { query });
  expect(answer.json).toEqual({ entries: 0, accounts: [] });
});

test.each([
  [{ from: '2026-13' }, 'from', 'Vælg en måned eller en dato.'],
  [{ from: '2026-02-30' }, 'from', 'Vælg en måned eller en dato.'],
  [{ from: '2026-09', to: '2026-08-20' }, 'to', 'Den sidste dag kan ikke ligge før den første.'],
])('the period %j is refused at its field (400)', async (query, field, message) => {
  const { owner } = await createCompany();
  const { status, json } = await owner.call(ledgerRoutes.getLedgerBalances, { query });
  expect(status).toBe(400);
  expect(json).toMatchObject({ fields: { [field]: message } });
});
