import type { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import { generatedSums, generateProblem } from '@driftig/domain/invoices/generate';
import { orderRecord } from '@driftig/domain/orders/order';
import { nobodyAway } from '@driftig/domain/planning/order-planning';

import type { Handler } from '../pipeline/handler.ts';

/** The orders that Generate All would invoice (product D7), and those that it cannot, with the reason. */
export const listOrdersToGenerate: Handler<typeof invoiceRoutes.listOrdersToGenerate> = async ({
  input,
  store,
  nextPage,
}) => {
  const page = await store.orders.listMergeable({ ...input.query, status: 'done' });
  nextPage(page.cursor);
  const { rows } = page;
  const [deposits, customers, { settings }] = await Promise.all([
    store.deposits.listByNumber(keepDefined(rows.map((row) => row.depositInvoiceNumber))),
    store.records.listById(
      'customers',
      keepDefined(rows.map((row) => row.customerId || undefined)),
    ),
    store.company.getCached(),
  ]);
  const depositOf = new Map(deposits.map((one) => [one.number, one]));
  const customerOf = new Map(customers.map(({ id, values }) => [id, values]));
  return rows.map((order) => {
    const deposit = depositOf.get(order.depositInvoiceNumber ?? 0);
    const customer = customerOf.get(order.customerId);
    const one = { order, price: order.price, customer, deposit };
    return {
      ...orderRecord(order, nobodyAway),
      ...generatedSums(one, settings.taxPercent),
      depositPrice: deposit?.gross ?? 0,
      problem: generateProblem(one, settings),
    };
  });
};

/** Each value once. */
function keepDefined<T>(values: readonly (T | undefined)[]): T[] {
  return [...new Set(values.filter((value) => value !== undefined))];
}
