import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { Table } from '@driftig/data/core/client';
import type { Write } from '@driftig/data/core/write';
import type { CompanyStore } from '@driftig/data/store';
import { addDays } from '@driftig/domain/dates';
import { addUp } from '@driftig/domain/aggregates';
import { totalsOfIssuing } from '@driftig/domain/invoices/totals-deltas';
import type { Invoice } from '@driftig/domain/invoices/invoice';
import { invoiceSums } from '@driftig/domain/invoices/totals';

const batchSize = 25;
const line = { name: 'Telt 9 × 15 m', description: 'Inkl. gulv', quantity: 1, unit: 'stk.' };

/** An invoice of a long history: the newest 40 are unpaid. */
function invoiceOf(number: number, of: number, today: string): Invoice {
  const price = 100_000 + (number % 997) * 100;
  const lines = { items: [{ ...line, price, total: price }], productGroups: [], tasks: [] };
  const date = addDays(today, -Math.floor(((of - number) * 700) / of));
  const place = { address: '', zipcode: '', town: '', country: '' };
  const empty = { cvr: '', phone: '', email: '', ...place, gln: '', reference: '' };
  return {
    id: `${number}.${String(number).padStart(8, '0')}`,
    number,
    date,
    payDate: addDays(date, 8),
    status: number > of - 40 ? 'sent' : 'paid',
    isDeposit: false,
    everIssued: true,
    payments: [],
    version: 0,
    countedFor: '',
    issuedAt: `${date}T10:00:00.000Z`,
    buyer: { ...empty, vatNumber: '', company: `Kunde ${number % 500}`, name: '' },
    order: {
      title: `Fest ${number}`,
      description: '',
      startDate: '',
      endDate: '',
      startTime: '',
      endTime: '',
    },
    lines,
    taxPercent: 25,
    sums: invoiceSums(lines.items, 25),
    currency: 'DKK',
    settingsVersion: 1,
  };
}

/** Writes the puts among these directly to the table, without their conditions. */
export async function putAll(table: Table, writes: readonly Write[]): Promise<void> {
  const puts = writes.flatMap(({ item }) =>
    item.Put === undefined ? [] : [{ PutRequest: { Item: item.Put.Item } }],
  );
  for (let from = 0; from < puts.length; from += batchSize)
    await table.client.send(
      new BatchWriteCommand({ RequestItems: { [table.name]: puts.slice(from, from + batchSize) } }),
    );
}

/** Writes `count` invoices and their totals directly to the table, past the handlers. */
export async function seedInvoices(
  table: Table,
  store: CompanyStore,
  count: number,
  today: string,
): Promise<void> {
  const invoices = Array.from({ length: count }, (_, index) => invoiceOf(index + 1, count, today));
  const writes = invoices.map((invoice) =>
    store.invoices.insert(invoice, () => new Error('taken')),
  );
  await putAll(table, writes);
  await store.commit({
    writes: [
      store.series.raiseInvoiceNumber(count + 1),
      ...addUp(invoices.flatMap(totalsOfIssuing)).map((delta) => store.totals.add(delta)),
    ],
    audit: { action: 'invoices.issued', subject: `${count} invoices` },
  });
}
