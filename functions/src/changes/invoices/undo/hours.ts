import { freeHours } from '../../time/invoice-hours.ts';
import type { Contribution } from '../contribution.ts';
import type { UndoFacts } from './facts.ts';

/** The hours that are on it may be invoiced again (product T35). */
export async function releaseHours({ store, invoice }: UndoFacts): Promise<Contribution> {
  const { number, linkedOrder, isDeposit } = invoice;
  if (isDeposit || linkedOrder === undefined) return {};
  const order = await store.orders.find(linkedOrder);
  if (order === undefined) return {};
  return { writes: await freeHours(store, { orderId: order.id, number }) };
}
