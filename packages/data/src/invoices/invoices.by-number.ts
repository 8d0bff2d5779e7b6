import type { Invoice } from '@driftig/domain/invoices/invoice';

import type { Table } from '../core/client.ts';
import { readBatch } from '../core/read-items.ts';
import { readRows } from '../core/reads/read-page.ts';
import { invoiceEntity } from './invoices.entities.ts';
import { invoiceFromStored } from './invoices.mapping.ts';

/** At most `limit` invoices with their lines, in the order of their numbers after `number`. */
export async function invoicesAfter(
  table: Table,
  companyId: string,
  number: number,
  limit: number,
): Promise<Invoice[]> {
  const entity = invoiceEntity(table);
  const query = entity.query.byNumber({ companyId }).gt({ number });
  const options = { order: 'asc', count: limit, consistent: true } as const;
  return readRows({ table, entity }, query, options, invoiceFromStored);
}

/** At most `limit` invoices with their lines, the newest first. They may be a moment old. */
export async function newestInvoices(
  table: Table,
  companyId: string,
  limit: number,
): Promise<Invoice[]> {
  const entity = invoiceEntity(table);
  const query = entity.query.byNumber({ companyId });
  return readRows({ table, entity }, query, { order: 'desc', count: limit }, invoiceFromStored);
}

/** The invoices of these numbers; those that there are not are left out. */
export async function invoicesOfNumbers(
  table: Table,
  companyId: string,
  numbers: readonly number[],
): Promise<Invoice[]> {
  if (numbers.length === 0) return [];
  const keys = numbers.map((number) => ({ companyId, number }));
  return (await readBatch(table, invoiceEntity(table), keys)).map(invoiceFromStored);
}
