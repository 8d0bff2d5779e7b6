import type { Contribution } from '../contribution.ts';
import type { UndoFacts } from './facts.ts';

/** The order that the invoice is linked to may be invoiced again. */
export function unlinkOrder({
  store,
  invoice,
}: Pick<UndoFacts, 'store' | 'invoice'>): Contribution {
  const { number, linkedOrder, isDeposit } = invoice;
  if (linkedOrder === undefined) return {};
  return {
    writes: [
      isDeposit
        ? store.orders.unlinkDeposit(linkedOrder, number)
        : store.orders.unlinkInvoice(linkedOrder, number),
    ],
  };
}
