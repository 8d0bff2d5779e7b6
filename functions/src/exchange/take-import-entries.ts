import type { exchangeRoutes } from '@driftig/contracts/exchange/routes';
import { retryOnConflict } from '@driftig/data/core/retry-on-conflict';
import {
  afterBatch,
  assertBatch,
  postedOf,
  type BookImport,
} from '@driftig/domain/exchange/saft-in/book-import';
import { keyOfSource, type NewEntry } from '@driftig/domain/ledger/entry';

import { markAhead } from '../changes/ledger/mark-ahead.ts';
import { digest, postOrRetry } from '../changes/ledger/post-entries.ts';
import type { Context, Handler } from '../pipeline/handler.ts';
import { importAnswer } from './import-answer.ts';

type Route = typeof exchangeRoutes.takeImportEntries;

/**
 * Posts the next entries of an import. A batch that is sent again posts nothing: the answer says how far the import
 * is, and the caller goes on from there.
 */
export const takeImportEntries: Handler<Route> = (context) =>
  retryOnConflict(async () => {
    const { store, input, actor } = context;
    const before = await store.bookImports.get(input.params.id);
    const { first, entries } = input.body;
    if (first !== before.taken) return importAnswer(before);
    const chart = await store.accounts.list();
    assertBatch(before, entries, new Set(chart.map(({ number }) => number)));
    const all = entries.map((entry) => postedOf(entry, actor.userId, digest));
    const posted = await store.ledger.listPosted(all.map(({ source }) => source));
    const fresh = all.filter(({ source }) => !posted.has(keyOfSource(source)));
    const after = afterBatch(before, entries, all.length - fresh.length);
    const moved = new Set(fresh.flatMap(({ lines }) => lines.map(({ account }) => account)));
    const marks = await markAhead(store, chart, moved);
    await post(context, fresh, [store.bookImports.save(before, after), ...marks], after);
    return importAnswer(after);
  });

type Writes = Parameters<Context<Route>['store']['commit']>[0]['writes'];

async function post(
  context: Context<Route>,
  fresh: readonly NewEntry[],
  writes: Writes,
  { id, taken }: BookImport,
): Promise<void> {
  const audit = {
    action: 'ledger.imported' as const,
    subject: `import ${id}`,
    changes: { taken, posted: fresh.length },
  };
  if (fresh.length === 0) return context.store.commit({ writes, audit });
  // Another file's import may post one of them meanwhile.
  await postOrRetry(context, fresh, () => ({ writes, audit }));
}
