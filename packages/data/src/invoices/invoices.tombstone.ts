import type { Invoice } from '@driftig/domain/invoices/invoice';

import type { Table } from '../core/client.ts';
import { invoiceTombstoneEntity } from './invoices.entities.ts';
import { storedNames } from '../core/stored-names.ts';
import { putOf, type Write } from '../core/write.ts';

interface Deletion {
  readonly companyId: string;
  /** ISO UTC. */
  readonly deletedAt: string;
  readonly deletedBy: string;
}

/**
 * Replaces the invoice with a tombstone: its number stays used (product S3). Optimistic lock: refused
 * (409) when it was changed since it was read, such as merged with an order.
 */
export function tombstoneWrite(table: Table, invoice: Invoice, deletion: Deletion): Write {
  const { number, version, status, countedFor } = invoice;
  const write = putOf(invoiceTombstoneEntity(table).put({ number, ...deletion }));
  const uncounted = countedFor === undefined ? ' AND attribute_not_exists(#cu)' : '';
  const same = version === 0 ? 'attribute_not_exists(#v)' : '#v = :v';
  const unchanged = {
    ConditionExpression: `#st = :st AND ${same} AND attribute_not_exists(#ev)${uncounted}`,
    ExpressionAttributeNames: {
      '#st': storedNames.status,
      '#v': storedNames.version,
      '#ev': storedNames.everIssued,
      ...(uncounted && { '#cu': storedNames.customerId }),
    },
    ExpressionAttributeValues: { ':st': status, ...(version > 0 && { ':v': version }) },
  };
  const put = write.item.Put;
  return put === undefined ? write : { ...write, item: { Put: { ...put, ...unchanged } } };
}
