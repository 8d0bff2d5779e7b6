import type { ledgerRoutes } from '@driftig/contracts/ledger/routes';
import { retryOnConflict } from '@driftig/data/core/retry-on-conflict';
import { sourceOf } from '@driftig/domain/accounting/draft';
import { assertVersion } from '@driftig/domain/assert-version';
import { entryOfReceipt } from '@driftig/domain/ledger/voucher-entry';
import { postedShop } from '@driftig/domain/receipts/known-shop';

import { checkNotInDraft } from '../changes/ledger/check-not-in-draft.ts';
import { markPosted, readBooks } from '../changes/ledger/books.ts';
import { writeVoucherNumber } from '../changes/ledger/voucher-numbers.ts';
import type { Context, Handler } from '../pipeline/handler.ts';
import { postVoucher } from './vouchers/post-voucher.ts';

type Route = typeof ledgerRoutes.postReceipt;

/** Posted as it is, on the two accounts that were chosen. Retried where it was imported meanwhile. */
export const postReceipt: Handler<Route> = (context) => retryOnConflict(() => post(context));

async function post(context: Context<Route>) {
  const { store, input, actor, now } = context;
  const { version, ...chosen } = input.body;
  const source = sourceOf('receipts', input.params.id);
  const [read, books] = await Promise.all([
    store.records.get('receipts', input.params.id),
    readBooks(store),
  ]);
  const entry = entryOfReceipt(read, chosen, books, actor.userId);
  assertVersion(read, version);
  const isFree = await checkNotInDraft(store, source);
  return postVoucher(context, entry, (number) => [
    isFree,
    ...markPosted(store, books.accounts, entry.accountIds),
    ...writeVoucherNumber(store, now, { kind: 'receipt', read }, number),
    ...store.knownShops.remember(postedShop(read.values, chosen)),
  ]);
}
