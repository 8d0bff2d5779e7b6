import { badInput } from '../errors.ts';
import type { FilledValues } from '../records/record.ts';
import type { InvoiceLines } from './invoice.ts';

/** The most products that one transaction counts, with the other writes of an invoice. */
const MAX_PRODUCTS = 80;

/** Quantities sold by product id; they have two decimals at most, and so have their sums. */
type SoldQuantities = ReadonlyMap<string, number>;

const hundredths = (quantity: number) => Math.round(quantity * 100);

/** What the lines of an invoice sell of each product. Typed lines, packages and work sell none. */
export function soldBy({ items }: Pick<InvoiceLines, 'items'>): SoldQuantities {
  const sold = new Map<string, number>();
  for (const { id, quantity } of items)
    if (id !== undefined)
      sold.set(id, (hundredths(sold.get(id) ?? 0) + hundredths(quantity)) / 100);
  return sold;
}

/** Throws bad_input at `groups` for more products than one transaction can count. */
export function assertCountable(sold: SoldQuantities): void {
  if (sold.size > MAX_PRODUCTS)
    throw badInput({ groups: `Højst ${MAX_PRODUCTS} forskellige produkter på en faktura.` });
}

/** Added to a product's figures; `quantity` is left out where the stock is not counted. */
interface StockMove {
  readonly sold: number;
  readonly quantity?: number;
}

/**
 * How a product's figures move when so many are sold, or with a negative number taken back (product
 * E6): `sold` rises and `quantity` falls, below 0 where more is sold than there was.
 */
export function stockMove(product: FilledValues, sold: number): StockMove {
  return product['quantity'] === undefined ? { sold } : { sold, quantity: -sold };
}
