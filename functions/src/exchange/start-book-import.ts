import type { exchangeRoutes } from '@driftig/contracts/exchange/routes';
import { retryOnConflict, VersionConflict } from '@driftig/data/core/retry-on-conflict';
import { AppError } from '@driftig/domain/errors';
import {
  assertDays,
  assertMayStart,
  importIdOf,
  type BookImport,
} from '@driftig/domain/exchange/saft-in/book-import';
import { openingEntry } from '@driftig/domain/periods/opening-balances';

import { markAhead } from '../changes/ledger/mark-ahead.ts';
import { freeOpeningSource } from '../changes/ledger/opening-source.ts';
import { postOrRetry } from '../changes/ledger/post-entries.ts';
import type { Context, Handler } from '../pipeline/handler.ts';
import { importAnswer } from './import-answer.ts';

type Route = typeof exchangeRoutes.startBookImport;

/**
 * Begins an import with its opening balances in one transaction. The same file again goes on where it was; one that is
 * taken is refused (409).
 */
export const startBookImport: Handler<Route> = (context) => retryOnConflict(() => start(context));

async function start(context: Context<Route>) {
  const { store, input, now, today } = context;
  const { file, name, from, to, entries, debit } = input.body;
  const id = importIdOf(file);
  const [all, { closed }] = await Promise.all([
    store.bookImports.list(),
    store.ledger.head.readQueued(),
  ]);
  assertMayStart(id, all);
  const begun = all.find((one) => one.id === id);
  if (begun !== undefined) return importAnswer(begun);
  assertDays({ from, to }, closed, today);
  const facts = { id, name, from, to, entries, debit, startedAt: now };
  const created = { ...facts, taken: 0, takenDebit: 0, known: 0, openingVoucher: 0 };
  if (input.body.openings.length > 0) return open(context, created);
  await store.commit({ writes: [store.bookImports.insert(created)], audit: auditOf(created) });
  return importAnswer(created);
}

const auditOf = ({ id, name, from, to, entries }: BookImport) => ({
  action: 'ledger.importStarted' as const,
  subject: `import ${id}`,
  changes: { name, from, to, entries },
});

/** Posts the opening balances on the first day, once (product B59). */
async function open(context: Context<Route>, created: BookImport) {
  const { store, input, actor } = context;
  const { openings } = input.body;
  const [chart, source] = await Promise.all([store.accounts.list(), sourceOf(context, created)]);
  const known = new Set(chart.map(({ number }) => number));
  const facts = { date: created.from, by: actor.userId, source };
  const entry = openingEntry(openings, known, facts, 'openings');
  const marks = await markAhead(store, chart, new Set(openings.map(({ account }) => account)));
  let after = created;
  await postOrRetry(context, [entry], ([posted]) => {
    after = { ...created, openingVoucher: posted?.number ?? 0 };
    return { writes: [store.bookImports.insert(after), ...marks], audit: auditOf(after) };
  });
  return importAnswer(after);
}

/** Throws VersionConflict where the openings in the ledger are those of this import, begun meanwhile. */
async function sourceOf({ store }: Context<Route>, { id }: BookImport) {
  try {
    return await freeOpeningSource(store);
  } catch (error) {
    const isRefused = error instanceof AppError && error.code === 'conflict';
    if (isRefused && (await store.bookImports.list()).some((one) => one.id === id))
      throw new VersionConflict();
    throw error;
  }
}
