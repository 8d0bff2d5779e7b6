import type { InvoiceStatus } from '@driftig/contracts/invoices/invoice-status';
import { largestNumber } from '@driftig/contracts/wire/wire-numbers';
import { AppError } from '@driftig/domain/errors';
import type { Invoice } from '@driftig/domain/invoices/invoice';
import { openStatuses } from '@driftig/domain/invoices/status';

import type { Table } from './client.ts';
import { datedPage, datePrefix, type DatedFilter } from './dated-list.ts';
import { invoiceEntity, invoiceTombstoneEntity } from './invoices.entities.ts';
import { numberOfId } from './number-of-id.ts';
import { detailsToStored, invoiceFromStored, linesToStored } from './invoices.mapping.ts';
import {
  defaultPageSize,
  pageOf,
  invalidCursorError,
  type Page,
  type PageRequest,
} from './page.ts';
import { storedNames } from './stored-names.ts';
import { putOf, updateOf, type Write } from './write.ts';

/** A row of the list; amounts in øre. */
export interface InvoiceListRow {
  readonly id: string;
  readonly number: number;
  readonly date: string;
  readonly payDate: string;
  readonly status: InvoiceStatus;
  readonly company: string;
  readonly name: string;
  readonly orderTitle: string;
  readonly amountDue: number;
  readonly isDeposit: boolean;
}

export type InvoiceFilter = DatedFilter<InvoiceStatus>;

type RowItem = Pick<InvoiceListRow, 'id' | 'number' | 'date' | 'payDate' | 'status' | 'amountDue'> &
  Partial<InvoiceListRow>;

function toListRow(item: RowItem): InvoiceListRow {
  return {
    id: item.id,
    number: item.number,
    date: item.date,
    payDate: item.payDate,
    status: item.status,
    amountDue: item.amountDue,
    company: item.company ?? '',
    name: item.name ?? '',
    orderTitle: item.orderTitle ?? '',
    isDeposit: item.isDeposit ?? false,
  };
}

/** A row's position in a list by date and number; the cursor of `listMissingPayment`. */
function positionOf(row: InvoiceListRow): string {
  return `${row.date}.${String(row.number).padStart(9, '0')}`;
}

interface PositionRange {
  readonly lowest: { readonly date: string; readonly number: number };
  readonly highest: { readonly date: string; readonly number: number };
}

/** The range that a page of a list by date and number is in: its filter, below its cursor. */
function positionsBelow(filter: InvoiceFilter): PositionRange {
  const prefix = datePrefix(filter);
  const lowest = { date: `${prefix}${'0000-00-00'.slice(prefix.length)}`, number: 0 };
  if (filter.cursor === undefined) {
    const date = `${prefix}${'9999-99-99'.slice(prefix.length)}`;
    return { lowest, highest: { date, number: largestNumber } };
  }
  const [, date, number] = /^(\d{4}-\d\d-\d\d)\.(\d{9})$/.exec(filter.cursor) ?? [];
  if (date === undefined || !date.startsWith(prefix) || Number(number) === 0)
    throw invalidCursorError();
  return { lowest, highest: { date, number: Number(number) - 1 } };
}

/** The invoices of the actor's company. */
export function invoiceRepository(table: Table, companyId: string) {
  const invoices = invoiceEntity(table);
  const tombstones = invoiceTombstoneEntity(table);
  const partition = `c#${companyId}#invoice`;

  async function getByNumber(number: number): Promise<Invoice> {
    const { data } = await invoices.get({ companyId, number }).go({ consistent: true });
    if (data === null) throw new AppError('not_found');
    return invoiceFromStored(data);
  }

  async function getById(id: string): Promise<Invoice> {
    const number = numberOfId(id);
    if (number === undefined) throw new AppError('not_found');
    const invoice = await getByNumber(number);
    if (invoice.id !== id) throw new AppError('not_found');
    return invoice;
  }

  /** Newest first by date and number. The first page costs the same however long the list is. */
  async function list(filter: InvoiceFilter): Promise<Page<InvoiceListRow>> {
    const query = queryOf(filter);
    return pageOf(await query.go(datedPage(partition, filter)), toListRow);
  }

  /** Invoices without an order, newest first. A page shorter than its limit may not be the last. */
  async function listWithoutOrder(page: PageRequest): Promise<Page<InvoiceListRow>> {
    const query = queryOf(page).where((item, op) => op.notExists(item.orderTitle));
    return pageOf(await query.go(datedPage(partition, page)), toListRow);
  }

  function queryOf(filter: InvoiceFilter) {
    const { status } = filter;
    const date = datePrefix(filter);
    if (status === undefined) return invoices.query.byDate({ companyId }).begins({ date });
    return invoices.query.byStatus({ companyId, status }).begins({ date });
  }

  /** The newest invoices of one status with missing payment, within the range. */
  async function listOverdue(
    status: InvoiceStatus,
    range: PositionRange,
    today: string,
    count: number,
  ): Promise<InvoiceListRow[]> {
    const { data } = await invoices.query
      .byStatus({ companyId, status })
      .between(range.lowest, range.highest)
      .where((item, op) => `${op.lt(item.payDate, today)} AND ${op.gt(item.amountDue, 0)}`)
      .go({ order: 'desc', count });
    return data.map(toListRow);
  }

  /**
   * Missing payment (6): open invoices whose payment date is before `today`, newest first. Merges a
   * page of each open status, so it reads at most that much, and newer invoices not yet due. The
   * cursor is the position of the last row.
   */
  async function listMissingPayment(
    filter: InvoiceFilter,
    today: string,
  ): Promise<Page<InvoiceListRow>> {
    const range = positionsBelow(filter);
    const limit = filter.limit ?? defaultPageSize;
    const found = await Promise.all(
      openStatuses.map((status) => listOverdue(status, range, today, limit + 1)),
    );
    const all = found.flat().toSorted((a, b) => positionOf(b).localeCompare(positionOf(a)));
    const rows = all.slice(0, limit);
    const last = rows.at(-1);
    return { rows, cursor: last && rows.length < all.length ? positionOf(last) : undefined };
  }

  /** Refused with `refusal` when the number is in use, also by a deleted invoice. */
  function insert(invoice: Invoice, refusal: () => Error): Write {
    const { buyer, order } = invoice;
    const item = {
      companyId,
      number: invoice.number,
      id: invoice.id,
      date: invoice.date,
      payDate: invoice.payDate,
      status: invoice.status,
      amountDue: invoice.sums.amountDue,
      details: detailsToStored(invoice),
      lines: linesToStored(invoice.lines),
      ...(buyer.company === '' ? {} : { company: buyer.company }),
      ...(buyer.name === '' ? {} : { name: buyer.name }),
      ...(order.title === '' ? {} : { orderTitle: order.title }),
      ...(invoice.isDeposit ? { isDeposit: true } : {}),
      ...(invoice.everIssued ? { everIssued: true } : {}),
    };
    return putOf(invoices.create(item), refusal);
  }

  /** Optimistic lock on the status: refused (409) when it has changed. */
  function changeStatus(invoice: Invoice, status: InvoiceStatus): Write {
    const { number, date } = invoice;
    const everIssued = invoice.everIssued || status !== 'notSent';
    const update = invoices
      .patch({ companyId, number })
      .set({ status, ...(everIssued ? { everIssued } : {}) })
      .composite({ date })
      .where((item, op) => op.eq(item.status, invoice.status));
    return updateOf(update);
  }

  /** Replaces the invoice with a tombstone: its number stays used (product S3). */
  function insertTombstone(invoice: Invoice, deletedAt: string, deletedBy: string): Write {
    const { number } = invoice;
    const write = putOf(tombstones.put({ companyId, number, deletedAt, deletedBy }));
    const unchanged = {
      ConditionExpression: '#st = :st AND attribute_not_exists(#ev)',
      ExpressionAttributeNames: { '#st': storedNames.status, '#ev': storedNames.everIssued },
      ExpressionAttributeValues: { ':st': invoice.status },
    };
    const put = write.item.Put;
    return put === undefined ? write : { ...write, item: { Put: { ...put, ...unchanged } } };
  }

  return {
    getByNumber,
    getById,
    list,
    listWithoutOrder,
    listMissingPayment,
    insert,
    changeStatus,
    insertTombstone,
  };
}
