import type { RecordValues } from '@driftig/contracts/records/record-type';

/** Product V11, to the letter; used by the form and by the server. */
export const receiptIncomplete = 'Please fill in all fields and select a file';

/**
 * The amount and its VAT (øre) must fit the type (product B30). A credit note may be typed with or
 * without its minus; everything else must be over 0.
 */
export function receiptFaults(values: RecordValues): Record<string, string> {
  const { price, vat = 0 } = values;
  if (price === undefined) return {};
  const isCredit = values['type'] === 'creditNote';
  const [amount, tax] = [Number(price), Number(vat)];
  if (isCredit ? amount === 0 : amount <= 0)
    return { price: isCredit ? 'Beløbet kan ikke være 0.' : 'Beløbet skal være over 0.' };
  if (!isCredit && tax < 0) return { vat: 'Momsen kan ikke være under 0.' };
  if (Math.abs(tax) > Math.abs(amount)) return { vat: 'Momsen kan ikke være større end beløbet.' };
  return {};
}
