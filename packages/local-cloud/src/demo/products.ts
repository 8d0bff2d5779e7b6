import { newProductRow, productRows, type Row } from './catalogue.ts';
import type { DemoOrder } from './history.ts';
import type { Fields } from './load-records.ts';
import type { Random } from './random.ts';

/**
 * The products as they were bought: as many as are left today, with some of them out for repair, and as many as the
 * orders' invoices sell. The first is new and on no invoice.
 */
export function demoProducts(random: Random): (orders: readonly DemoOrder[]) => Fields[] {
  const repairs = productRows.map(([, , , , stock]) => Math.floor(random.between(0, stock) / 10));
  return (orders) => {
    const sold = soldIn(orders);
    const bought = productRows.map((row, index) =>
      productOf(row, row[4] - (repairs[index] ?? 0) + (sold.get(row[0]) ?? 0)),
    );
    return [productOf(newProductRow, newProductRow[4]), ...bought];
  };
}

const productOf = ([name, description, price, unit]: Row, quantity: number): Fields => ({
  name,
  description,
  price: price * 100,
  unit,
  quantity,
});

/** How many the invoices of the orders sell of each product, by its name. */
function soldIn(orders: readonly DemoOrder[]): Map<string, number> {
  const sold = new Map<string, number>();
  const lines = orders.flatMap(({ invoice }) =>
    invoice === undefined || invoice.status === 'cancelled' ? [] : invoice.groups.items,
  );
  for (const { name = '', quantity } of lines) sold.set(name, (sold.get(name) ?? 0) + quantity);
  return sold;
}
