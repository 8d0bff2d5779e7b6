import type { ledgerRoutes } from '@driftig/contracts/ledger/routes';
import { retryOnConflict } from '@driftig/data/core/retry-on-conflict';
import { sourceOf } from '@driftig/domain/accounting/draft';
import { assertVersion } from '@driftig/domain/assert-version';
import { entryOfExpense } from '@driftig/domain/ledger/voucher-entry';

import { checkNotInDraft } from '../changes/ledger/check-not-in-draft.ts';
import { markPosted, readBooks } from '../changes/ledger/books.ts';
import { writeVoucherNumber } from '../changes/ledger/voucher-numbers.ts';
import type { Context, Handler } from '../pipeline/handler.ts';
import { postVoucher } from './vouchers/post-voucher.ts';

type Route = typeof ledgerRoutes.postExpense;

/** Posted as it is, on the two accounts that were chosen. Retried where it was imported meanwhile. */
export const postExpense: Handler<Route> = (context) => retryOnConflict(() => post(context));

async function post(context: Context<Route>) {
  const { store, input, actor, now } = context;
  const { version, ...chosen } = input.body;
  const source = sourceOf('expenses', input.params.id);
  const [read, books] = await Promise.all([store.expenses.get(input.params.id), readBooks(store)]);
  const entry = entryOfExpense(read, chosen, books, actor.userId);
  assertVersion(read, version);
  const isFree = await checkNotInDraft(store, source);
  return postVoucher(context, entry, (number) => [
    isFree,
    ...markPosted(store, books.accounts, entry.accountIds),
    ...writeVoucherNumber(store, now, { kind: 'expense', read }, number),
  ]);
}
