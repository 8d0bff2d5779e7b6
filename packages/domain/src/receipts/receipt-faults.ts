import type { RecordValues } from '@driftig/contracts/record-type';

/** What was paid is an amount over 0 (øre). */
export function receiptFaults({ price }: RecordValues): Record<string, string> {
  return price === undefined || Number(price) > 0 ? {} : { price: 'Beløbet skal være over 0.' };
}
