import type { WhyAnswer } from '@driftig/contracts/core/why';

type Answer = () => WhyAnswer;

/** The answers of a sheet's sums, by their place; a sum without one is plain text. */
export interface SheetWhy {
  readonly base: readonly Answer[];
  readonly sum: readonly Answer[];
  readonly due: Answer;
}
