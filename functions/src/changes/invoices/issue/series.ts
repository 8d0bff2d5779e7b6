import type { Contribution } from '../contribution.ts';
import type { IssueFacts } from './facts.ts';

/** The series after the number, on the condition that nobody took it meanwhile (product D5). */
export function advanceSeries({ attempt, issued }: IssueFacts): Contribution {
  return { writes: [attempt.advance(issued.series)] };
}
