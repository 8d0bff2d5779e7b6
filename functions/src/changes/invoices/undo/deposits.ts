import type { Contribution } from '../contribution.ts';
import type { UndoFacts } from './facts.ts';

/**
 * The deposit that it is based on may be used again. A deposit is no base any more; refused (409) when
 * an End invoice is based on it.
 */
export async function releaseDeposits({ store, invoice }: UndoFacts): Promise<Contribution> {
  const { number, isDeposit, prepayment } = invoice;
  const base =
    prepayment === undefined
      ? []
      : store.deposits.release(await store.invoices.getByNumber(prepayment.number));
  return { writes: [...base, ...(isDeposit ? [store.deposits.removeOpen(number)] : [])] };
}
