import type { Contribution } from '../contribution.ts';
import type { IssueFacts } from './facts.ts';

/** A new deposit can be a base from now on; the deposit an End invoice is based on no longer. */
export function openOrUseDeposit({ store, deposit: base, issued }: IssueFacts): Contribution {
  const { invoice } = issued;
  if (invoice.isDeposit) return { writes: [store.deposits.insertOpen(invoice)] };
  if (base === undefined || invoice.prepayment === undefined) return {};
  return { writes: store.deposits.use(base, invoice.number) };
}
