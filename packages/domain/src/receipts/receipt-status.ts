import type { ReceiptDecision } from '@driftig/contracts/receipts/routes';

/** Approved by a manager, or accepted for booking: from then on it is a voucher of the books. */
export const isVoucher = (status: string) => status === 'approved' || status === 'accepted';

/** Part 1 §4: approve is hidden once approved, reject once rejected. */
export function mayDecide(status: string, decision: ReceiptDecision): boolean {
  return decision === 'approved' ? !isVoucher(status) : status !== 'rejected';
}
