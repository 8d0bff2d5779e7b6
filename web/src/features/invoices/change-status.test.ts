import { invoiceLists } from '@driftig/contracts/records/lists/invoices';
import type { InvoiceRow } from '@driftig/contracts/invoices/answers';
import { invoiceSamples } from '@driftig/contracts/invoices/samples';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';

import { allPagesQuery } from '../../api/queries/all-pages.ts';
import { changeStatus } from './change-status.ts';

const row: InvoiceRow = {
  id: '01',
  number: 7,
  date: '2026-11-01',
  payDate: '2026-11-20',
  company: 'Café Kanel',
  name: '',
  orderTitle: '',
  amount: 125_000,
  status: 'waiting',
  missingPayment: false,
  isDeposit: false,
  paid: 0,
  paidOn: '',
  credit: 0,
  writtenOff: 0,
  mailReturned: false,
  currency: 'DKK',
};
const list = allPagesQuery(invoiceLists.listInvoices, { query: {} });
const { response: sample } = invoiceSamples.getPrintableInvoice;

const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const changed = async () => answer({ message: 'Data changed successfully!' });
const refused = async () => answer({ code: 'not_found', message: 'Findes ikke.' }, 404);
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const printed = (status: number) => async () => answer({ ...sample, status });
const [WAITING, PAID] = [2, 3];

/** Sets the invoice to paid, where the server answers the change and then what the status is. */
async function pay(change: () => Promise<Response>, ask: () => Promise<Response>) {
  vi.stubGlobal('fetch', (url: string) => (url.includes('invoicesGetItems') ? ask() : change()));
  const client = new QueryClient();
  client.setQueryData(list.queryKey, { rows: [row], complete: true });
  const shown: string[] = [];
  client.getQueryCache().subscribe(() => {
    const [now] = client.getQueryData(list.queryKey)?.rows ?? [];
    if (now !== undefined && now.status !== shown.at(-1)) shown.push(now.status);
  });
  const { kind } = await changeStatus({ client, invoice: row, today: '2026-11-12' }, 'paid');
  return { kind, shown };
}

test('a change is shown at once and stays when it was made', async () => {
  expect(await pay(changed, lost)).toEqual({ kind: 'changed', shown: ['paid'] });
});

test('a change that was refused is taken back', async () => {
  expect(await pay(refused, lost)).toEqual({ kind: 'refused', shown: ['paid', 'waiting'] });
});

test("a late user sees the other one's change", async () => {
  const late = async () => answer({ code: 'conflict', message: 'En anden ...' }, 409);
  const SENT = 4;
  expect(await pay(late, printed(SENT))).toEqual({ kind: 'kept', shown: ['paid', 'sent'] });
});

test('when the answer got lost, the server is asked what the status is', async () => {
  expect(await pay(lost, printed(PAID))).toEqual({ kind: 'changed', shown: ['paid'] });
  expect(await pay(lost, printed(WAITING))).toEqual({ kind: 'kept', shown: ['paid', 'waiting'] });
});

test('when the question cannot be asked, no result is claimed', async () => {
  expect(await pay(lost, lost)).toEqual({ kind: 'unknown', shown: ['paid', 'waiting'] });
});
