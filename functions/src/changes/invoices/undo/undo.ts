import { contributionsOf, type Contribution, type Contributor } from '../contribution.ts';
import { releaseDeposits } from './deposits.ts';
import type { UndoFacts } from './facts.ts';
import { releaseHours } from './hours.ts';
import { unlinkOrder } from './order.ts';
import { returnProducts } from './stock.ts';

const contributors: readonly Contributor<UndoFacts>[] = [
  unlinkOrder,
  returnProducts,
  releaseDeposits,
  releaseHours,
];

/** The parts that crediting and deleting an invoice have in common: they undo those of issuing. */
export function undoParts(facts: UndoFacts): Promise<Contribution[]> {
  return contributionsOf(facts, contributors);
}
