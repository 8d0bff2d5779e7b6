import type { Contribution } from '../contribution.ts';
import type { ChangeFacts } from './facts.ts';

/**
 * A deposit becomes a base of an End invoice once it is Payed; taking that back is refused (409) when
 * one is based on it.
 */
export function markDepositPaid({ store, before, after }: ChangeFacts): Contribution {
  const isPaid = after.status === 'paid';
  const isSame = isPaid === (before.status === 'paid');
  if (!after.isDeposit || isSame || after.status === 'cancelled') return {};
  return { writes: [store.deposits.setPaid(after.number, isPaid)] };
}
