import type { Contribution } from '../contribution.ts';
import type { IssueFacts } from './facts.ts';

/** Makes the printed code lead to the invoice (product B68). */
export function keepVoucherCode({ store, issued }: IssueFacts): Contribution {
  const { voucherCode, number } = issued.invoice;
  if (voucherCode === undefined) return {};
  return { writes: [store.voucherCodes.insert(voucherCode, number)] };
}
