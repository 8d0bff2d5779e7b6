import type { RecordValues } from '@driftig/contracts/records/record-type';

/** Product V11, to the letter; used by the form and by the server. */
export const receiptIncomplete = 'Please fill in all fields and select a file';

/** The amount (øre) must be over 0. */
export function receiptFaults({ price }: RecordValues): Record<string, string> {
  return price === undefined || Number(price) > 0 ? {} : { price: 'Beløbet skal være over 0.' };
}
