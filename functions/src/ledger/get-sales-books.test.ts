import { ledgerRoutes } from '@driftig/contracts/ledger/routes';
import { startSalesBooks } from '@driftig/tests/support/bookkeeping/sales-books';
import { createCompany } from '@driftig/tests/support/company/company';
import { expect, test } from 'vitest';

test('a company without accounts reads which ones posting its invoices needs', async () => {
  const { owner } = await createCompany();
  const { json } = await owner.call(ledgerRoutes.getSalesBooks, {});
  expect(json).toMatchObject({ from: '' });
  const { missing } = json as { missing: { number: number; name: string }[] };
  expect(missing.map(({ number }) => number)).toEqual([1010, 2280, 2720, 6190, 6480, 7410, 7680]);
  expect(missing.every(({ name }) => name !== '')).toBe(true);
});

test("a company reads its own date, never another company's", async () => {
  const [company, other] = [await createCompany(), await createCompany()];
  await startSalesBooks(company, '2026-04-01');
  const read = async ({ owner }: typeof company) =>
    (await owner.call(ledgerRoutes.getSalesBooks, {})).json;
  expect(await read(company)).toEqual({ from: '2026-04-01', missing: [] });
  expect(await read(other)).toMatchObject({ from: '' });
});
