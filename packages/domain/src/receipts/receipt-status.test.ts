import { receiptStatuses, type ReceiptStatus } from '@driftig/contracts/records/types/receipts';
import { expect, test } from 'vitest';

import { isVoucher, mayDecide } from './receipt-status.ts';

test.each<[ReceiptStatus, boolean, boolean, boolean]>([
  ['actionNeeded', true, true, false],
  ['approved', false, true, true],
  ['rejected', true, false, false],
  ['accepted', false, true, true],
])(
  '%s: may be approved %s, may be rejected %s, is a voucher %s',
  (status, approve, reject, voucher) => {
    expect(mayDecide(status, 'approved')).toBe(approve);
    expect(mayDecide(status, 'rejected')).toBe(reject);
    expect(isVoucher(status)).toBe(voucher);
  },
);

test('the statuses labelled Approved are vouchers, and no others', () => {
  const words = Object.keys(receiptStatuses) as ReceiptStatus[];
  for (const word of words)
    expect(isVoucher(word)).toBe(receiptStatuses[word].label === receiptStatuses.approved.label);
});
