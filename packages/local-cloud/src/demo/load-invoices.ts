import type { NewInvoice } from '@driftig/contracts/invoices/new-invoice';
import { sampleIds } from '@driftig/contracts/core/sample';
import { changeInvoiceStatus } from '@driftig/functions/invoices/change-invoice-status';
import { creditInvoice } from '@driftig/functions/invoices/credit-invoice';
import { issueInvoice } from '@driftig/functions/invoices/issue-invoice';
import { recordPayment } from '@driftig/functions/invoices/record-payment';

import { contextOn, noInput } from './demo-context.ts';
import type { DemoWriter } from './demo-writer.ts';
import type { DemoDeposit, DemoInvoice, DemoOrder } from './history.ts';
import type { DemoRecord, DemoRecords } from './load-records.ts';

export interface NumberedOrder {
  readonly order: DemoOrder;
  readonly number: number;
}

/** Writes the invoices and deposits of the orders by date, so that their numbers follow the dates. */
export async function loadInvoices(
  writer: DemoWriter,
  orders: readonly NumberedOrder[],
  { customers, products }: DemoRecords,
): Promise<void> {
  const productIds = new Map(products.map(({ id, fields }) => [String(fields['name']), id]));
  const deposits = new Map<number, number>();
  const steps = orders.flatMap(({ order, number }) => {
    const { deposit, invoice } = order;
    const form = formOf(order, number, customers);
    const issueIt = async (isFirst: boolean) => {
      if (invoice === undefined) return;
      const based = { ...form, ...basedOn(deposits.get(number)) };
      await issueDemoInvoice(writer, based, ofProducts(invoice, productIds), isFirst);
    };
    const issueDeposit = async () => {
      if (deposit !== undefined)
        deposits.set(number, await issueDemoDeposit(writer, form, deposit));
    };
    return [
      ...(deposit === undefined ? [] : [{ date: deposit.date, run: issueDeposit }]),
      ...(invoice === undefined ? [] : [{ date: invoice.date, run: issueIt }]),
    ];
  });
  const byDate = steps.toSorted((a, b) => a.date.localeCompare(b.date));
  for (const [index, { run }] of byDate.entries()) await run(index === 0);
}

/** The invoice with items that name their products, which it sells then. */
function ofProducts(invoice: DemoInvoice, ids: ReadonlyMap<string, string>): DemoInvoice {
  const items = invoice.groups.items.map((line) => ({ ...line, id: ids.get(line.name ?? '') }));
  return { ...invoice, groups: { ...invoice.groups, items } };
}

const basedOn = (deposit: number | undefined) =>
  deposit === undefined ? {} : { depositInvoiceNumber: deposit };

type DemoForm = Omit<NewInvoice, 'date' | 'payDate' | 'kind' | 'groups'>;

function formOf(order: DemoOrder, orderNumber: number, customers: readonly DemoRecord[]): DemoForm {
  const { id, fields = {} } = customers[order.customer] ?? {};
  const text = (name: string) => (fields[name] === undefined ? undefined : String(fields[name]));
  return {
    customerId: id,
    company: text('company'),
    name: text('fullName'),
    cvr: text('cvr'),
    gln: text('gln'),
    reference: text('reference'),
    address: text('address'),
    zipcode: text('zipcode'),
    town: text('town'),
    country: text('country'),
    email: text('email'),
    phone: text('phone'),
    orderNumber,
    orderTitle: order.title,
    orderStartDate: order.startDate,
    orderEndDate: order.endDate,
    orderStartTime: order.startTime,
    orderEndTime: order.endTime,
  };
}

const noGroups = { items: [], productGroups: [], tasks: [] };

/** Issues a deposit invoice through the product's own handlers; gives its number. */
async function issueDemoDeposit(
  writer: DemoWriter,
  form: DemoForm,
  { date, payDate, paidOn, gross }: DemoDeposit,
): Promise<number> {
  const kind = 'deposit' as const;
  const body = { ...form, date, payDate, kind, depositPrice: gross, groups: noGroups };
  const context = contextOn(writer, date);
  const { id, number } = await issueInvoice({ ...context, input: { ...noInput, body } });
  const sent = { ...noInput, body: { id, status: 'sent' as const } };
  await changeInvoiceStatus({ ...contextOn(writer, date, 1), input: sent });
  if (paidOn !== '') await pay(writer, id, paidOn, gross);
  return number;
}

async function pay(writer: DemoWriter, id: string, date: string, amount: number): Promise<void> {
  const input = { ...noInput, body: { id, date, amount, text: 'Overførsel' } };
  await recordPayment({ ...contextOn(writer, date, 2), input });
}

/** Issues the invoice and sets its status through the product's own handlers. */
async function issueDemoInvoice(
  writer: DemoWriter,
  form: DemoForm,
  demo: DemoInvoice,
  isFirst: boolean,
): Promise<void> {
  const { date, payDate, groups, status, paidOn, partPaidOn } = demo;
  const context = contextOn(writer, date);
  const body = { ...form, date, payDate, groups, kind: 'final' as const };
  const newId = isFirst ? () => sampleIds.invoice.slice(-8) : context.newId;
  const { id, amountDue } = await issueInvoice({ ...context, newId, input: { ...noInput, body } });
  if (status === 'notSent') return;
  if (status === 'cancelled') {
    const credit = { ...noInput, body: { id, reason: 'Arrangementet blev aflyst.' } };
    await creditInvoice({ ...contextOn(writer, date, 1), input: credit });
    return;
  }
  const input = { ...noInput, body: { id, status } };
  await changeInvoiceStatus({ ...contextOn(writer, status === 'paid' ? paidOn : date, 1), input });
  if (partPaidOn !== undefined) await pay(writer, id, partPaidOn, Math.round(amountDue / 4));
}
