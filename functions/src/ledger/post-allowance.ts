import type { ledgerRoutes } from '@driftig/contracts/ledger/routes';
import { retryOnConflict } from '@driftig/data/core/retry-on-conflict';
import { assertVersion } from '@driftig/domain/assert-version';
import { entryOfAllowance } from '@driftig/domain/ledger/allowance-entry';

import { markPosted } from '../changes/ledger/books.ts';
import { writeVoucherNumber } from '../changes/ledger/voucher-numbers.ts';
import type { Context, Handler } from '../pipeline/handler.ts';
import { postVoucher } from './vouchers/post-voucher.ts';

type Route = typeof ledgerRoutes.postAllowance;

/** Its accounts follow from the rule. Retried where an account changed meanwhile. */
export const postAllowance: Handler<Route> = (context) => retryOnConflict(() => post(context));

async function post(context: Context<Route>) {
  const { store, input, actor, now } = context;
  const [read, chart] = await Promise.all([
    store.allowances.get(input.params.id),
    store.accounts.list(),
  ]);
  const entry = entryOfAllowance(read, chart, actor.userId);
  assertVersion(read, input.body.version);
  return postVoucher(context, entry, (number) => [
    ...markPosted(store, chart, entry.accountIds),
    ...writeVoucherNumber(store, now, { kind: 'mileage', read }, number),
  ]);
}
