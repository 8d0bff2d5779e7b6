import { AppError } from '@driftig/domain/errors';
import type { Invoice } from '@driftig/domain/invoices/invoice';

import type { Table } from '../core/client.ts';
import { customerPage, datedPage, datePrefix } from '../core/dated-list.ts';
import { invoiceEntity } from './invoices.entities.ts';
import { numberOfId } from '../core/number-of-id.ts';
import { linesToStored } from './invoices.lines.ts';
import { detailsToStored, invoiceFromStored } from './invoices.mapping.ts';
import { invoicesAfter, invoicesOfNumbers, newestInvoices } from './invoices.by-number.ts';
import { numbersByPayDate } from './invoices.by-pay-date.ts';
import { missingPaymentPage } from './invoices.missing-payment.ts';
import { listOpenInvoices } from './invoices.open.ts';
import { toListRow, type InvoiceFilter, type InvoiceListRow } from './invoices.rows.ts';
import {
  creditNoteToStored,
  mailToStored,
  paymentsToStored,
  rowToStored,
} from './invoices.settling.ts';
import { tombstoneWrite } from './invoices.tombstone.ts';
import type { Page, PageRequest } from '../core/page.ts';
import { readPage } from '../core/reads/read-page.ts';
import { putOf, updateOf, type Write } from '../core/write.ts';

type Changed = Pick<
  Invoice,
  | 'status'
  | 'sums'
  | 'linkedOrder'
  | 'payments'
  | 'countedCredit'
  | 'countedIn'
  | 'creditNote'
  | 'mail'
>;

/** The invoices of the actor's company. */
export function invoiceRepository(table: Table, companyId: string) {
  const invoices = invoiceEntity(table);
  const from = { table, entity: invoices };
  const partition = `c#${companyId}#invoice`;

  async function find(number: number): Promise<Invoice | undefined> {
    const { data } = await invoices.get({ companyId, number }).go({ consistent: true });
    return data === null ? undefined : invoiceFromStored(data);
  }

  /** Invoices to be paid from one day to another, both included. */
  async function listByPayDate(from: string, until: string): Promise<Invoice[]> {
    const numbers = await numbersByPayDate(table, companyId, [from, until]);
    return invoicesOfNumbers(table, companyId, numbers);
  }

  async function getByNumber(number: number): Promise<Invoice> {
    const invoice = await find(number);
    if (invoice === undefined) throw new AppError('not_found');
    return invoice;
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
    return readPage(from, query, datedPage(partition, filter), toListRow);
  }

  /**
   * Invoices that no order is linked to, without cancelled ones (product D8), newest first. A page
   * shorter than its limit may not be the last.
   */
  async function listMergeable(page: PageRequest): Promise<Page<InvoiceListRow>> {
    const query = queryOf(page).where(
      (item, op) =>
        `attribute_not_exists(${op.name(item.row)}.o) AND ${op.ne(item.status, 'cancelled')}`,
    );
    return readPage(from, query, datedPage(partition, page), toListRow);
  }

  /** The invoices of a customer, highest number first. */
  async function listOfCustomer(
    customerId: string,
    page: PageRequest,
  ): Promise<Page<InvoiceListRow>> {
    const options = customerPage({ companyId, customerId, table: 'invoice' }, page);
    const query = invoices.query.byCustomer({ companyId, customerId });
    return readPage(from, query, options, toListRow);
  }

  function queryOf(filter: InvoiceFilter) {
    const { status } = filter;
    const date = datePrefix(filter);
    if (status === undefined) return invoices.query.byDate({ companyId }).begins({ date });
    return invoices.query.byStatus({ companyId, status }).begins({ date });
  }

  function listMissingPayment(filter: InvoiceFilter, today: string): Promise<Page<InvoiceListRow>> {
    return missingPaymentPage(table, companyId, filter, today);
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
      row: rowToStored(invoice),
      customerId: invoice.countedFor ?? '',
      ...(buyer.company === '' ? {} : { company: buyer.company }),
      ...(buyer.name === '' ? {} : { name: buyer.name }),
      ...(order.title === '' ? {} : { orderTitle: order.title }),
      ...(invoice.isDeposit ? { isDeposit: true } : {}),
      ...(invoice.everIssued ? { everIssued: true } : {}),
    };
    return putOf(invoices.create(item), refusal);
  }

  /**
   * Writes what may change once an invoice is issued: status, payments, credit note and the order it
   * is linked to. Optimistic lock: refused (409) when it was changed since it was read, and when the
   * figures it is part of were.
   */
  function change(before: Invoice, after: Changed): Write {
    const { number, date, version } = before;
    const { status, payments, creditNote, mail } = after;
    const everIssued = before.everIssued || status !== 'notSent' || payments.length > 0;
    const update = invoices
      .patch({ companyId, number })
      .set({
        status,
        version: version + 1,
        row: rowToStored(after),
        payments: paymentsToStored(payments),
        ...(everIssued ? { everIssued } : {}),
        ...(creditNote === undefined ? {} : { creditNote: creditNoteToStored(creditNote) }),
        ...(mail === undefined ? {} : { mail: mailToStored(mail) }),
      })
      .composite({ date })
      .where((item, op) =>
        [
          version === 0 ? op.notExists(item.version) : op.eq(item.version, version),
          op.eq(item.status, before.status),
          ...(before.countedFor === undefined ? [op.notExists(item.customerId)] : []),
        ].join(' AND '),
      );
    return updateOf(update);
  }

  function insertTombstone(invoice: Invoice, deletedAt: string, deletedBy: string): Write {
    return tombstoneWrite(table, invoice, { companyId, deletedAt, deletedBy });
  }

  return {
    find,
    getByNumber,
    getById,
    listByPayDate,
    list,
    listAfter: (number: number, limit: number) => invoicesAfter(table, companyId, number, limit),
    listOfNumbers: (numbers: readonly number[]) => invoicesOfNumbers(table, companyId, numbers),
    listNewest: (limit: number) => newestInvoices(table, companyId, limit),
    listMergeable,
    listOfCustomer,
    listMissingPayment,
    listOpen: () => listOpenInvoices(table, companyId),
    insert,
    change,
    insertTombstone,
  };
}
