import type { Contribution } from '../contribution.ts';
import type { CreditFacts } from './facts.ts';

/** Advances the series past the credit note's number; the write fails when the number was taken. */
export function advanceSeries({ attempt: { advance, series }, note }: CreditFacts): Contribution {
  return { writes: [advance({ ...series, creditNote: note.number + 1 })] };
}
