import { ledgerRoutes } from '@driftig/contracts/ledger/routes';
import { postNewDraft } from '@driftig/tests/support/company/bookkeeping';
import { createCompany } from '@driftig/tests/support/company/company';
import { expect, test } from 'vitest';

test('entries are listed by pages, newest date first, with the names of their people', async () => {
  const { owner } = await createCompany();
  for (const date of ['01-09-2026', '03-09-2026', '02-09-2026'])
    await postNewDraft(owner, { date });
  const list = (query: Record<string, string>) =>
    owner.call(ledgerRoutes.listLedgerEntries, { query });
  const first = await list({ limit: '2' });
  expect(first.json).toMatchObject([
    { voucherNumber: 2, date: '2026-09-03', registeredBy: 'Mette Prøve', amount: 1312.5 },
    { voucherNumber: 3, date: '2026-09-02' },
  ]);
  const cursor = first.headers['x-next-cursor'] ?? '';
  expect((await list({ limit: '2', cursor })).json).toMatchObject([{ voucherNumber: 1 }]);
  const range = await list({ from: '2026-09-02', to: '2026-09-02' });
  expect(range.json).toMatchObject([{ voucherNumber: 3 }]);
});

test("another company's entries are not listed, and its cursor is refused (400)", async () => {
  const [{ owner }, other] = [await createCompany(), await createCompany()];
  await postNewDraft(other.owner);
  await postNewDraft(other.owner);
  const route = ledgerRoutes.listLedgerEntries;
  expect((await owner.call(route)).json).toEqual([]);
  const { headers } = await other.owner.call(route, { query: { limit: '1' } });
  const cursor = headers['x-next-cursor'] ?? '';
  expect(cursor).not.toBe('');
  expect((await owner.call(route, { query: { cursor } })).status).toBe(400);
});
