import type { StoredRecord } from '@driftig/domain/records/record';
import { lineTotal } from '@driftig/domain/money';

/** A product or task as an invoice line with quantity 1; its own quantity is the stock. */
export function catalogueRow({ id, values }: StoredRecord) {
  const price = Number(values['price'] ?? 0);
  return {
    id,
    name: String(values['name'] ?? ''),
    description: String(values['description'] ?? ''),
    unit: String(values['unit'] ?? ''),
    quantity: 1,
    price,
    total: lineTotal(price, 1),
  };
}
