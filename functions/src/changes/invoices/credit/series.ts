import type { Contribution } from '../contribution.ts';
import type { CreditFacts } from './facts.ts';

/** The series after the credit note's number, on the condition that nobody took it meanwhile. */
export function advanceSeries({ attempt: { advance, series }, note }: CreditFacts): Contribution {
  return { writes: [advance({ ...series, creditNote: note.number + 1 })] };
}
