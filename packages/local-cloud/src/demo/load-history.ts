import type { NewInvoice } from '@driftig/contracts/invoices/new-invoice';
import { sampleIds, sampleOrderNumber } from '@driftig/contracts/core/sample';
import { addUp } from '@driftig/domain/aggregates';
import { numberedId } from '@driftig/domain/numbered-id';
import { totalsOfPlacing, type Order } from '@driftig/domain/orders/order';
import { changeInvoiceStatus } from '@driftig/functions/invoices/change-invoice-status';
import { issueInvoice } from '@driftig/functions/invoices/issue-invoice';

import type { DemoWriter } from './demo-writer.ts';
import type { DemoInvoice, DemoOrder } from './history.ts';
import type { DemoCustomer } from './load-records.ts';

/**
 * Writes the orders by start date and the invoices by date, so that their numbers follow the dates.
 * Gives the stored orders.
 */
export async function loadHistory(
  writer: DemoWriter,
  orders: readonly DemoOrder[],
  customers: readonly DemoCustomer[],
): Promise<Order[]> {
  const numbered = orders.map((order, index) => ({ order, number: index + 1 }));
  const stored: Order[] = [];
  for (let from = 0; from < numbered.length; from += batch)
    stored.push(...(await placeOrders(writer, numbered.slice(from, from + batch), customers)));
  const invoiced = numbered.flatMap(({ order, number }) => {
    const { invoice } = order;
    return invoice === undefined ? [] : [{ order, number, invoice }];
  });
  const byDate = invoiced.toSorted((a, b) => a.invoice.date.localeCompare(b.invoice.date));
  for (const [index, { order, number, invoice }] of byDate.entries())
    await issueDemoInvoice(writer, formOf(order, number, invoice, customers), invoice, index === 0);
  return stored;
}

/** DynamoDB takes 100 items per transaction. */
const batch = 80;
const morningOf = (date: string) => `${date}T08:30:00.000Z`;

interface NumberedOrder {
  readonly order: DemoOrder;
  readonly number: number;
}

/** Writes many orders in one transaction. */
async function placeOrders(
  writer: DemoWriter,
  orders: readonly NumberedOrder[],
  customers: readonly DemoCustomer[],
): Promise<Order[]> {
  const [{ order: first, number } = { number: 0, order: undefined }] = orders;
  if (first === undefined) return [];
  const { store, newId } = writer.at(morningOf(first.startDate));
  const moved = () => new Error('Two starts at once');
  const series = await store.series.read();
  const placedOrders = orders.map((one) => orderOf(one, customers, newId()));
  await store.commit({
    writes: [
      store.series.advance(
        { ...series, order: number },
        { ...series, order: number + orders.length },
        moved,
      ),
      ...placedOrders.map((order) => store.orders.insert(order, moved)),
      ...addUp(placedOrders.map(totalsOfPlacing)).map((delta) => store.totals.add(delta)),
    ],
    audit: { action: 'orders.placed', subject: `orders ${number}-${number + orders.length - 1}` },
  });
  return placedOrders;
}

function orderOf(
  { order, number }: NumberedOrder,
  customers: readonly DemoCustomer[],
  id: string,
): Order {
  const { invoice: _invoice, customer, guests, ...rest } = order;
  const buyer = customers[customer]?.fields ?? {};
  return {
    ...rest,
    id: number === sampleOrderNumber ? sampleIds.order : numberedId(number, id),
    number,
    version: 1,
    customerId: customers[customer]?.id ?? '',
    description: `${guests} gæster. Opsætning samme dag, nedtagning efter aftale.`,
    company: String(buyer['company'] ?? ''),
    name: String(buyer['fullName'] ?? ''),
    noteEmployees: 'Mød i firmatøj. Kontakt kunden ved ankomst.',
    noteAdministration: '',
  };
}

function formOf(
  order: DemoOrder,
  orderNumber: number,
  invoice: DemoInvoice,
  customers: readonly DemoCustomer[],
): NewInvoice {
  const { id, fields = {} } = customers[order.customer] ?? {};
  const text = (name: string) => (fields[name] === undefined ? undefined : String(fields[name]));
  return {
    customerId: id,
    company: text('company'),
    name: text('fullName'),
    cvr: text('cvr'),
    address: text('address'),
    zipcode: text('zipcode'),
    town: text('town'),
    country: text('country'),
    email: text('email'),
    phone: text('phone'),
    date: invoice.date,
    payDate: invoice.payDate,
    kind: 'final',
    groups: invoice.groups,
    orderNumber,
    orderTitle: order.title,
    orderStartDate: order.startDate,
    orderEndDate: order.endDate,
    orderStartTime: order.startTime,
    orderEndTime: order.endTime,
  };
}

/** Issues the invoice and sets its status through the product's own handlers. */
async function issueDemoInvoice(
  writer: DemoWriter,
  body: NewInvoice,
  demo: DemoInvoice,
  first: boolean,
): Promise<void> {
  const { store, now, newId } = writer.at(morningOf(demo.date));
  const context = {
    actor: writer.actor,
    store,
    now,
    newId: first ? () => sampleIds.invoice.slice(-8) : newId,
    today: demo.date,
    files: new Map(),
    nextPage: () => undefined,
  };
  const input = { params: undefined, query: undefined };
  const { id } = await issueInvoice({ ...context, input: { ...input, body } });
  if (demo.status !== 'notSent')
    await changeInvoiceStatus({
      ...context,
      input: { ...input, body: { id, status: demo.status } },
    });
}
