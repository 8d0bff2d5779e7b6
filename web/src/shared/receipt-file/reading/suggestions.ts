import type { ReceiptReading } from '@driftig/domain/receipts/reading/read-receipt';

/** Fields of the forms that a reading may fill. */
export type ReadField = 'businessName' | 'description' | 'price' | 'vat' | 'date' | 'type' | 'cvr';
type Value = string | number | null | undefined;
export type Suggestions = Readonly<Partial<Record<ReadField, Value>>>;

const valuesOf = (reading: ReceiptReading): Suggestions => ({
  businessName: reading.shop,
  description: reading.description,
  price: reading.amount,
  vat: reading.vat,
  date: reading.date,
  cvr: reading.cvr,
  type: reading.isCredit ? 'creditNote' : undefined,
});

/**
 * Suggestions for the fields that are free: empty, or the type that every new receipt begins with. A field
 * that the user has filled is left out.
 */
export function suggestionsFor(
  reading: ReceiptReading,
  fields: readonly ReadField[],
  current: (field: ReadField) => unknown,
): Suggestions {
  const found = valuesOf(reading);
  const free = fields.filter((field) => {
    const value = current(field);
    if (found[field] === undefined) return false;
    return value === '' || value === null || (field === 'type' && value === 'expense');
  });
  return Object.fromEntries(free.map((field) => [field, found[field]]));
}
