import { badInput } from '@driftig/domain/errors';

/**
 * Products and months of hours that one invoice may count. Crediting it writes them again with up to 18
 * other items, and a transaction of DynamoDB has at most 100.
 */
const mostCounted = 80;

/** Throws bad_input where an invoice counts more than crediting it could write. */
export function assertCountsFit(counted: number): void {
  if (counted > mostCounted)
    throw badInput({ groups: 'Fakturaen har for mange produkter og timer. Del den i to.' });
}
