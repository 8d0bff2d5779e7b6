import type { ledgerRoutes } from '@driftig/contracts/ledger/routes';
import { retryOnConflict } from '@driftig/data/core/retry-on-conflict';
import type { Draft } from '@driftig/domain/accounting/draft';
import { assertVersion } from '@driftig/domain/assert-version';
import {
  assertPostable,
  entryOfDraft,
  importedIn,
  postableExpense,
  postableReceipt,
  sourceOfTypedDraft,
} from '@driftig/domain/ledger/voucher-entry';
import { postedShop } from '@driftig/domain/receipts/known-shop';

import { markPosted, readBooks } from '../changes/ledger/books.ts';
import { readPosted, writeVoucherNumber, type Posted } from '../changes/ledger/voucher-numbers.ts';
import type { Context, Handler } from '../pipeline/handler.ts';
import { postVoucher } from './vouchers/post-voucher.ts';

type Route = typeof ledgerRoutes.postDraft;

/**
 * A draft gets its final voucher number and leaves the list of drafts; the receipt or expense that it was
 * imported from bears the number. Retried where draft or account changed and no version was sent.
 */
export const postDraft: Handler<Route> = (context) => retryOnConflict(() => post(context));

async function post(context: Context<Route>) {
  const { store, input, actor, now } = context;
  const draft = await store.accountingDrafts.get(input.params.id);
  assertVersion(draft, input.body.version);
  assertPostable(draft);
  const [books, imported] = await Promise.all([readBooks(store), readImported(store, draft)]);
  const entry = entryOfDraft(draft, sourceOf(draft, imported), books, actor.userId);
  return postVoucher(context, entry, (number) => [
    ...store.accountingDrafts.remove(draft),
    ...markPosted(store, books.accounts, entry.accountIds, draft),
    ...(imported === undefined ? [] : writeVoucherNumber(store, now, imported, number)),
    ...store.knownShops.remember(shopOf(draft, imported)),
  ]);
}

function shopOf({ businessName, type, debitId, creditId }: Draft, imported: Posted | undefined) {
  const receipt = imported?.kind === 'receipt' ? imported.read.values : {};
  return postedShop({ ...receipt, businessName, type }, { debitId, creditId });
}

async function readImported(
  store: Context<Route>['store'],
  draft: Draft,
): Promise<Posted | undefined> {
  const source = importedIn(draft);
  return source === undefined ? undefined : readPosted(store, source.kind, source.id);
}

function sourceOf(draft: Draft, imported: Posted | undefined) {
  if (imported === undefined) return sourceOfTypedDraft(draft);
  return imported.kind === 'receipt'
    ? postableReceipt(imported.read)
    : postableExpense(imported.read);
}
