import type { ledgerRoutes } from '@driftig/contracts/ledger/routes';

import type { Handler } from '../pipeline/handler.ts';
import { withLookups } from '../changes/ledger/entry-answer.ts';

export const listLedgerEntries: Handler<typeof ledgerRoutes.listLedgerEntries> = async ({
  store,
  input,
  nextPage,
}) => {
  const { rows, cursor } = await store.ledger.list(input.query);
  nextPage(cursor);
  return withLookups(store, rows);
};
