import { exchangeRoutes } from '@driftig/contracts/exchange/routes';
import { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import {
  deliverInvoiceEvents,
  startSalesBooks,
} from '@driftig/tests/support/bookkeeping/sales-books';
import { postNewDraft } from '@driftig/tests/support/company/bookkeeping';
import { createCompany } from '@driftig/tests/support/company/company';
import { issue } from '@driftig/tests/support/company/invoices';
import { expect, test } from 'vitest';

const year = { from: '2026-01-01', to: '2026-12-31' };

test('entries of a period are listed with their lines, by pages; those of another company are not', async () => {
  const [{ owner }, other] = [await createCompany(), await createCompany()];
  await postNewDraft(other.owner);
  await postNewDraft(other.owner);
  for (const date of ['31-12-2025', '01-09-2026', '03-09-2026'])
    await postNewDraft(owner, { date });
  const list = (query: Record<string, string>) =>
    owner.call(exchangeRoutes.listExportEntries, { query: { ...year, ...query } });
  const first = await list({ limit: '1' });
  expect(first.json).toMatchObject([
    {
      voucherNumber: 3,
      date: '2026-09-03',
      registeredBy: 'Mette Prøve',
      lines: [{ amount: 1312.5 }, { amount: -1312.5 }],
    },
  ]);
  const rest = await list({ limit: '5', cursor: first.headers['x-next-cursor'] ?? '' });
  expect(rest.json).toMatchObject([{ voucherNumber: 2 }]);
  const { headers } = await other.owner.call(exchangeRoutes.listExportEntries, {
    query: { ...year, limit: '1' },
  });
  expect((await list({ cursor: headers['x-next-cursor'] ?? '' })).status).toBe(400);
});

test('the entries of an invoice and of its credit note say the number of the invoice', async () => {
  const company = await createCompany();
  await startSalesBooks(company);
  await issue(company.owner);
  const { id } = await issue(company.owner);
  await company.owner.call(invoiceRoutes.creditInvoice, { body: { id, reason: '' } });
  await deliverInvoiceEvents(company);
  const { json } = await company.owner.call(exchangeRoutes.listExportEntries, { query: year });
  const rows = json as { source: string; sourceId: string; invoice: number }[];
  expect(rows.map(({ source, sourceId, invoice }) => [source, sourceId, invoice])).toEqual([
    ['creditNote', '1', 2],
    ['invoice', '2', 2],
    ['invoice', '1', 1],
  ]);
});

test('a period is asked for', async () => {
  const { owner } = await createCompany();
  const { status } = await owner.call(exchangeRoutes.listExportEntries, {
    query: { from: '2026-01-01' },
  });
  expect(status).toBe(400);
});
