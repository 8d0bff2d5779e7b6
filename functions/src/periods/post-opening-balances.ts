import type { periodRoutes } from '@driftig/contracts/periods/routes';
import { retryOnConflict } from '@driftig/data/core/retry-on-conflict';
import { badInput } from '@driftig/domain/errors';
import { openingEntry } from '@driftig/domain/periods/opening-balances';

import { markAhead } from '../changes/ledger/mark-ahead.ts';
import { freeOpeningSource } from '../changes/ledger/opening-source.ts';
import { postEntries } from '../changes/ledger/post-entries.ts';
import type { Context, Handler } from '../pipeline/handler.ts';

type Route = typeof periodRoutes.postOpeningBalances;

/** One entry for all balances; another is refused (409) until that one is reversed. */
export const postOpeningBalances: Handler<Route> = (context) =>
  retryOnConflict(() => post(context));

const answerOf = (number: number) => ({
  message: `Primosaldi er bogført som bilag ${number}.`,
  number,
});

async function post(context: Context<Route>) {
  const { store, input, actor, today } = context;
  const { date, lines } = input.body;
  if (date > today) throw badInput({ date: 'Datoen er ikke kommet endnu.' });
  const [chart, source] = await Promise.all([store.accounts.list(), freeOpeningSource(store)]);
  const known = new Set(chart.map(({ number }) => number));
  const entry = openingEntry(lines, known, { date, by: actor.userId, source });
  const marks = await markAhead(store, chart, new Set(entry.lines.map(({ account }) => account)));
  const [posted] = await postEntries(context, [entry], ([numbered]) => ({
    writes: marks,
    audit: { action: 'ledger.posted', subject: `voucher ${numbered?.number ?? 0}` },
    answer: answerOf(numbered?.number ?? 0),
  }));
  return answerOf(posted?.number ?? 0);
}
