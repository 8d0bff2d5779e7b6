import type { ReceiptDecision } from '@driftig/contracts/receipts/routes';

/** A receipt that is approved, or accepted for booking, is a voucher. */
export const isVoucher = (status: string) => status === 'approved' || status === 'accepted';

/** Product S5: approve is hidden once approved, reject once rejected. */
export function mayDecide(status: string, decision: ReceiptDecision): boolean {
  return decision === 'approved' ? !isVoucher(status) : status !== 'rejected';
}
