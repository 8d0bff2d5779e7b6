import { sidesFor, type ShiftSwap } from '../planning/shift-swap.ts';
import type { FactsByKind, SwapFacts, Telling } from './occasion.ts';

/** The facts of a swap as one of its sides reads them. */
function factsFor(swap: ShiftSwap, employeeId: string): SwapFacts {
  const { own, other } = sidesFor(swap, employeeId);
  return { ...own.order, other: other.order, proposerId: swap.proposer.employeeId };
}

/** Notifies the colleague of a proposed swap. */
export function swapProposedTellings(swap: ShiftSwap): Telling[] {
  const { employeeId } = swap.colleague;
  const facts = factsFor(swap, employeeId);
  return [{ to: [employeeId], occasion: { kind: 'swapProposed', facts } }];
}

/** Notifies managers of a swap that both sides want. */
export function swapRequestedTellings(swap: ShiftSwap, managers: readonly string[]): Telling[] {
  const { employeeId } = swap.proposer;
  const facts = factsFor(swap, employeeId);
  return [{ to: managers, of: employeeId, occasion: { kind: 'swapRequested', facts } }];
}

type Answer = Pick<FactsByKind['swapAnswered'], 'answer' | 'note'>;

/** Notifies both sides of an answer or of the end; the actor of the change gets none. */
export function swapAnsweredTellings(swap: ShiftSwap, answer: Answer): Telling[] {
  return [swap.proposer, swap.colleague].map(({ employeeId }) => {
    const facts = { ...factsFor(swap, employeeId), ...answer };
    return { to: [employeeId], occasion: { kind: 'swapAnswered', facts } };
  });
}
