import { mostWithLines } from '@driftig/contracts/invoices/line-reads';
import type { invoiceRoutes } from '@driftig/contracts/invoices/routes';
import type { InvoiceLines } from '@driftig/domain/invoices/invoice';

import type { Handler } from '../pipeline/handler.ts';

/** Each name once, in the order of the lines. */
const namesIn = ({ items, productGroups, tasks }: InvoiceLines) => [
  ...new Set([...items, ...productGroups, ...tasks].map(({ name }) => name)),
];

interface Numbered {
  readonly number: number;
  readonly lines: InvoiceLines;
}

const named = (rows: readonly Numbered[]) =>
  rows
    .map(({ number, lines }) => ({ number, names: namesIn(lines) }))
    .filter(({ names }) => names.length > 0);

/** The names of the lines of the newest invoices and orders (product N7). */
export const listLineNames: Handler<typeof invoiceRoutes.listLineNames> = async ({ store }) => {
  const [invoices, orders] = await Promise.all([
    store.invoices.listNewest(mostWithLines),
    store.orderLines.listNewest(mostWithLines),
  ]);
  return { invoices: named(invoices), orders: named(orders) };
};
