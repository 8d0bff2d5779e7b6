import type { AuditAction } from '@driftig/domain/audit-actions';
import { isInHistory } from '@driftig/domain/history/history-text';
import { creditDeltas } from '@driftig/domain/invoices/credit-deltas';
import type { Invoice } from '@driftig/domain/invoices/invoice';
import { totalsOfBackfilling } from '@driftig/domain/invoices/totals-deltas';

import type { Table } from '../core/client.ts';
import { creditFigures } from './credits.repository.ts';
import { totalsRepository } from '../dashboard/dashboard.repository.ts';
import { invoiceEntity } from './invoices.entities.ts';
import { invoiceFromStored } from './invoices.mapping.ts';
import { auditEntity } from '../log/log.entities.ts';
import { orderEntity } from '../orders/orders.entities.ts';
import { updateOf } from '../core/write.ts';
import { wasWritten } from '../core/write-if-unchanged.ts';

/** How many of each were brought up to date. */
interface Backfilled {
  readonly invoices: number;
  readonly orders: number;
  readonly events: number;
}

/**
 * Adds data from before customers had pages to their figures, lists and history. Each item is one
 * conditional write, so it may run twice and while people work: finished items are left alone, and
 * concurrently changed ones wait for the next run.
 */
export async function backfillCustomers(table: Table, companyId: string): Promise<Backfilled> {
  const known = new Map<string, Invoice>();
  return {
    invoices: await backfillInvoices(table, companyId, known),
    orders: await backfillOrders(table, companyId),
    events: await backfillEvents(table, companyId, known),
  };
}

/** An invoice gets its customer in the transaction that adds it to the customer's figures. */
async function backfillInvoices(
  table: Table,
  companyId: string,
  known: Map<string, Invoice>,
): Promise<number> {
  const invoices = invoiceEntity(table);
  const totals = totalsRepository(table, companyId);
  const owed = creditFigures(table, companyId);
  const { data } = await invoices.query.byNumber({ companyId }).go({ pages: 'all' });
  let count = 0;
  for (const invoice of data.map(invoiceFromStored)) {
    known.set(`invoice ${invoice.number}`, invoice);
    if (invoice.countedFor !== undefined) continue;
    const { number, status, buyer, version } = invoice;
    const customerId = buyer.customerId ?? '';
    const update = invoices
      .patch({ companyId, number })
      .set({ customerId })
      .where((item, op) =>
        [
          op.notExists(item.customerId),
          op.eq(item.status, status),
          version === 0 ? op.notExists(item.version) : op.eq(item.version, version),
        ].join(' AND '),
      );
    const deltas = totalsOfBackfilling(invoice, customerId).map((delta) => totals.add(delta));
    // The company's own figure has it already.
    const credits = creditDeltas(undefined, { ...invoice, countedFor: customerId })
      .filter((delta) => delta.customerId !== '')
      .map((delta) => owed.addCredit(delta));
    if (await wasWritten(table, [updateOf(update), ...deltas, ...credits])) count += 1;
  }
  return count;
}

/** An order's own attributes are written as they are, which gives it its place in the index. */
async function backfillOrders(table: Table, companyId: string): Promise<number> {
  const orders = orderEntity(table);
  const { data } = await orders.query.byNumber({ companyId }).go({ pages: 'all' });
  let count = 0;
  for (const { number, version, customerId, startDate, status } of data) {
    if (customerId === '') continue;
    const update = orders
      .patch({ companyId, number })
      .set({ customerId, startDate, status })
      .where((item, op) => op.eq(item.version, version));
    if (await wasWritten(table, [updateOf(update)])) count += 1;
  }
  return count;
}

async function backfillEvents(
  table: Table,
  companyId: string,
  invoices: ReadonlyMap<string, Invoice>,
): Promise<number> {
  const audit = auditEntity(table);
  const { data } = await audit.query.main({ companyId }).go({ pages: 'all' });
  let count = 0;
  for (const { eventId, action, subject, historyOf } of data) {
    // Required since; what was stored before is read without it.
    if ((historyOf as string | undefined) !== undefined) continue;
    const shown = isInHistory(action as AuditAction);
    const [type = '', id = ''] = subject.split(' ');
    const invoice = invoices.get(subject);
    const orderNumber = type === 'order' ? id : String(invoice?.order.number ?? '');
    const customerId = type === 'customers' ? id : (invoice?.buyer.customerId ?? '');
    const update = audit
      .patch({ companyId, eventId })
      .set(
        shown
          ? { historyOf: subject, orderNumber, customerId }
          : { historyOf: '', orderNumber: '', customerId: '' },
      )
      .where((item, op) => op.notExists(item.historyOf));
    if (await wasWritten(table, [updateOf(update)])) count += 1;
  }
  return count;
}
