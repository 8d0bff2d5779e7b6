import type { Part } from '@driftig/contracts/wire/parts';

import { badInput } from '../errors.ts';
import type { FilledValues } from '../records/record.ts';
import type { InvoiceLines, LineGroup, SoldInGroups } from './invoice.ts';

/** The most products that one transaction counts, with the other writes of an invoice. */
const MAX_PRODUCTS = 80;

/** Quantities sold by product id; they have two decimals at most, and so have their sums. */
type SoldQuantities = ReadonlyMap<string, number>;

const hundredths = (quantity: number) => Math.round(quantity * 100);

/** Quantities by id, added up to the hundredth. */
function addedUp(quantities: Iterable<readonly [string, number]>): SoldQuantities {
  const sold = new Map<string, number>();
  for (const [id, quantity] of quantities)
    sold.set(id, (hundredths(sold.get(id) ?? 0) + hundredths(quantity)) / 100);
  return sold;
}

/** How many of each product or product group lines name. Typed lines name none. */
function namedBy(lines: InvoiceLines[LineGroup]): (readonly [string, number])[] {
  return lines.flatMap(({ id, quantity }) => (id === undefined ? [] : [[id, quantity] as const]));
}

/**
 * Quantity sold of each product: the items, and the parts of product groups as they were when the
 * invoice was issued (product E6, D15). Work lines sell no stock.
 */
export function soldBy({ lines, soldInGroups = [] }: Selling): SoldQuantities {
  return addedUp([...namedBy(lines.items), ...soldInGroups]);
}

interface Selling {
  readonly lines: Pick<InvoiceLines, 'items'>;
  readonly soldInGroups?: SoldInGroups | undefined;
}

/** The ids of the product groups that an invoice sells, each once. */
export function groupsSold({ productGroups }: Pick<InvoiceLines, 'productGroups'>): string[] {
  return [...addedUp(namedBy(productGroups)).keys()];
}

/** Quantity of each product that the invoice's product groups consist of. */
export function soldInGroupsOf(
  { productGroups }: Pick<InvoiceLines, 'productGroups'>,
  partsOf: (groupId: string) => readonly Part[],
): SoldInGroups {
  const parts = namedBy(productGroups).flatMap(([groupId, count]) =>
    partsOf(groupId).map(({ id, quantity }) => [id, quantity * count] as const),
  );
  return [...addedUp(parts)];
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
