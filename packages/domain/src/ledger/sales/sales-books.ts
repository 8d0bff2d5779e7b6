import { badInput } from '../../errors.ts';
import type { DateText } from '../../dates.ts';
import { formatDate } from '../../format.ts';
import type { ClosedRange } from '../../periods/closed-ranges.ts';

/** Since when a company's invoices are posted. */
export interface SalesBooks {
  /** The first transaction date that is posted. */
  readonly from: DateText;
  readonly version: number;
}

interface Beginning {
  readonly from: DateText;
  readonly today: DateText;
  readonly closed?: readonly ClosedRange[];
}

/**
 * The books that begin on a date, or earlier than before. Throws bad_input at `from` for a later date than the
 * books have, since what is posted stays, for one that has not come, and for one before the end of a closed
 * period, whose invoices would all be moved out of it.
 */
export function startedBooks(
  before: SalesBooks | undefined,
  { from, today, closed = [] }: Beginning,
): SalesBooks {
  if (from > today) throw badInput({ from: 'Datoen er ikke kommet endnu.' });
  if (before !== undefined && from > before.from)
    throw badInput({
      from: `Fakturaer er bogført fra ${formatDate(before.from)}. Vælg den dato eller en tidligere.`,
    });
  const until = before?.from ?? today;
  const range = closed.findLast((one) => one.to >= from && one.from < until);
  if (range !== undefined)
    throw badInput({
      from: `Der er lukket til og med ${formatDate(range.to)}. Vælg en senere dato.`,
    });
  return { from, version: (before?.version ?? 0) + 1 };
}
