import { assertNotSkipped } from '@driftig/domain/series';

import type { Contribution } from '../contribution.ts';
import type { IssueFacts } from './facts.ts';

/**
 * The series after the number, on the condition that it is still as it was read (product D5). Numbers
 * are skipped by raising the series, so the skipped ones that are read here cannot change until then.
 */
export async function advanceSeries(facts: IssueFacts): Promise<Contribution> {
  const { store, draft, attempt, issued } = facts;
  const { typedNumber: typed } = draft;
  if (typed !== undefined && typed < attempt.series.invoice)
    assertNotSkipped(typed, await store.series.listSkipped());
  return { writes: [attempt.advance(issued.series)] };
}
