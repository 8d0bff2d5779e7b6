import { badInput } from '@driftig/domain/errors';

import type { Contribution } from '../contribution.ts';

/**
 * Products and months of hours that one invoice may count. Crediting it writes them again with up to 19
 * other items, and a transaction of DynamoDB has at most 100.
 */
const mostCounted = 80;

/** Throws bad_input where an invoice counts more than crediting it could write. */
export function assertCountsFit(parts: readonly Contribution[]): void {
  const counted = parts.reduce((sum, { repeated = 0 }) => sum + repeated, 0);
  if (counted > mostCounted)
    throw badInput({ groups: 'Fakturaen har for mange produkter og timer. Del den i to.' });
}
