import type { Contribution } from '../contribution.ts';
import { stockWrites } from '../stock-writes.ts';
import type { UndoFacts } from './facts.ts';

/** Takes the products back, which counted as sold (product E6). */
export async function returnProducts({ store, now, invoice }: UndoFacts): Promise<Contribution> {
  if (invoice.isDeposit) return {};
  return { writes: await stockWrites(store, invoice, { sign: -1, now }) };
}
