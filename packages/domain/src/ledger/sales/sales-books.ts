import { badInput } from '../../errors.ts';
import type { DateText } from '../../dates.ts';
import { formatDate } from '../../format.ts';

/** Since when a company's invoices are posted. */
export interface SalesBooks {
  /** The first transaction date that is posted. */
  readonly from: DateText;
  readonly version: number;
}

/**
 * The books that begin on a date, or earlier than before. Throws bad_input at `from` for a later date than the
 * books have, since what is posted stays, and for one that has not come.
 */
export function startedBooks(
  before: SalesBooks | undefined,
  { from, today }: { readonly from: DateText; readonly today: DateText },
): SalesBooks {
  if (from > today) throw badInput({ from: 'Datoen er ikke kommet endnu.' });
  if (before !== undefined && from > before.from)
    throw badInput({
      from: `Fakturaer er bogført fra ${formatDate(before.from)}. Vælg den dato eller en tidligere.`,
    });
  return { from, version: (before?.version ?? 0) + 1 };
}
