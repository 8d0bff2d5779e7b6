/** A manager approves, an accountant accepts for booking, and both reject (product S5). */
export type Decision = 'approved' | 'accepted' | 'rejected';

/** A receipt that is approved, or accepted for booking, is a voucher. */
export const isVoucher = (status: string) => status === 'approved' || status === 'accepted';

/** Product S5: approve is hidden once approved, accept once accepted, reject once rejected. */
export function mayDecide(status: string, decision: Decision): boolean {
  if (decision === 'approved') return !isVoucher(status);
  return status !== decision;
}
