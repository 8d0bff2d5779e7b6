import { receipts } from '@driftig/contracts/records/types/receipts';
import type { RecordEdit } from '@driftig/contracts/records/record-type';

import { editRecord, type FilledValues } from '../records/record.ts';

/** The amounts (øre) with the sign of the receipt's type: a credit note is negative (product B30). */
export function signedReceipt(values: FilledValues): FilledValues {
  return withAmounts(values, values['type'] === 'creditNote' ? -1 : 1);
}

/**
 * The values after an edit. Amounts that it does not name take the sign of the type that it names.
 * Throws bad_input where the result does not fit together.
 */
export function editedReceipt(stored: FilledValues, edit: RecordEdit): FilledValues {
  return signedReceipt(editRecord(receipts, withAmounts(stored, 1), edit));
}

function withAmounts(values: FilledValues, sign: 1 | -1): FilledValues {
  const { price, vat } = values;
  return {
    ...values,
    ...(price !== undefined && { price: sign * Math.abs(Number(price)) }),
    // Without a sign where it is 0: -0 is another value.
    ...(vat !== undefined && { vat: Number(vat) === 0 ? 0 : sign * Math.abs(Number(vat)) }),
  };
}
