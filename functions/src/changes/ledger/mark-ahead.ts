import type { Change } from '@driftig/data/core/commit';
import type { Write } from '@driftig/data/core/write';
import type { CompanyData } from '@driftig/data/store';
import type { Account } from '@driftig/domain/accounting/account';

import { markPosted } from './books.ts';

/** Marks that a posting has room for beside a full batch of entries. */
const marksTogether = 4;
const marksApart = 50;

/**
 * The marks of accounts that are posted to for the first time. Where they are too many for the entries' own
 * transaction they are committed before it, and none are left: a mark without an entry only fixes the number.
 */
export async function markAhead(
  store: CompanyData & { readonly commitAhead: (change: Change) => Promise<void> },
  chart: readonly Account[],
  numbers: ReadonlySet<number>,
): Promise<readonly Write[]> {
  const ids = chart.filter(({ number }) => numbers.has(number)).map(({ id }) => id);
  const marks = markPosted(store, chart, ids);
  if (marks.length <= marksTogether) return marks;
  for (let at = 0; at < marks.length; at += marksApart)
    // One after another: a ledger's first import alone has several.
    // oxlint-disable-next-line no-await-in-loop
    await store.commitAhead({
      writes: marks.slice(at, at + marksApart),
      audit: { action: 'accounting.accountChanged', subject: 'accounts' },
    });
  return [];
}
