import type { Telling } from '@driftig/domain/notifications/occasion';

import { managersToTell } from '../../employees/people-of.ts';
import type { Contribution } from '../contribution.ts';
import type { ChangeFacts } from './facts.ts';

/**
 * A deposit becomes a base of an End invoice once it is Payed; taking that back is refused (409) when
 * one is based on it. Managers get a notification of the payment.
 */
export async function markDepositPaid({
  store,
  before,
  after,
}: ChangeFacts): Promise<Contribution> {
  const isPaid = after.status === 'paid';
  const isSame = isPaid === (before.status === 'paid');
  if (!after.isDeposit || isSame || after.status === 'cancelled') return {};
  const writes = [store.deposits.setPaid(after.number, isPaid)];
  return isPaid ? { writes, tells: await paidTellings({ store, after }) } : { writes };
}

async function paidTellings({ store, after }: Omit<ChangeFacts, 'before'>): Promise<Telling[]> {
  const { number, buyer, sums, currency } = after;
  const facts = { number, customer: buyer.company || buyer.name, amount: sums.amountDue, currency };
  return [{ to: await managersToTell(store), occasion: { kind: 'depositPaid', facts } }];
}
