import type { exchangeRoutes } from '@driftig/contracts/exchange/routes';

import { withDocuments } from '../changes/ledger/entry-answer.ts';
import type { Handler } from '../pipeline/handler.ts';

/** The index of dates may lag behind by a moment; who writes a file compares its sums with the kept ones. */
export const listExportEntries: Handler<typeof exchangeRoutes.listExportEntries> = async ({
  store,
  input,
  nextPage,
}) => {
  const { rows, cursor } = await store.ledger.list(input.query);
  nextPage(cursor);
  const entries = await store.ledger.listByNumber(rows.map(({ number }) => number));
  const byNumber = new Map(entries.map((entry) => [entry.number, entry]));
  const listed = rows.flatMap(({ number, amount }) => {
    const entry = byNumber.get(number);
    return entry === undefined ? [] : [{ ...entry, amount, lines: [...entry.lines] }];
  });
  return withDocuments(store, listed);
};
