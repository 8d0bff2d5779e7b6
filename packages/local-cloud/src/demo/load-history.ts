import { sampleIds, sampleOrderNumber } from '@driftig/contracts/core/sample';
import { addUp } from '@driftig/domain/aggregates';
import { numberedId } from '@driftig/domain/numbered-id';
import { totalsOfPlacing, type Order } from '@driftig/domain/orders/order';

import type { DemoWriter } from './demo-writer.ts';
import type { DemoOrder } from './history.ts';
import { morningOf } from './demo-context.ts';
import { loadInvoices, type NumberedOrder } from './load-invoices.ts';
import type { DemoRecord, DemoRecords } from './load-records.ts';
import { siteOf } from './sites.ts';

/**
 * Writes the orders by start date and the invoices by date, so that their numbers follow the dates.
 * Gives the stored orders.
 */
export async function loadHistory(
  writer: DemoWriter,
  orders: readonly DemoOrder[],
  records: DemoRecords,
): Promise<Order[]> {
  const numbered = orders.map((order, index) => ({ order, number: index + 1 }));
  const stored: Order[] = [];
  for (let from = 0; from < numbered.length; from += batch)
    stored.push(
      ...(await placeOrders(writer, numbered.slice(from, from + batch), records.customers)),
    );
  await loadInvoices(writer, numbered, records);
  return stored;
}

/** DynamoDB takes 100 items per transaction. */
const batch = 80;

/** Writes many orders in one transaction. */
async function placeOrders(
  writer: DemoWriter,
  orders: readonly NumberedOrder[],
  customers: readonly DemoRecord[],
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
      ...store.orders.insertAll(placedOrders, moved),
      ...addUp(placedOrders.map(totalsOfPlacing)).map((delta) => store.totals.add(delta)),
    ],
    audit: { action: 'orders.placed', subject: `orders ${number}-${number + orders.length - 1}` },
  });
  return placedOrders;
}

function orderOf(
  { order, number }: NumberedOrder,
  customers: readonly DemoRecord[],
  id: string,
): Order {
  const { invoice: _invoice, customer, guests, ...rest } = order;
  const buyer = customers[customer]?.fields ?? {};
  return {
    ...rest,
    ...siteOf(number),
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
