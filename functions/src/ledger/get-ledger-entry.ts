import type { ledgerRoutes } from '@driftig/contracts/ledger/routes';
import { AppError } from '@driftig/domain/errors';
import { amountOf } from '@driftig/domain/ledger/entry';

import type { Handler } from '../pipeline/handler.ts';
import { withDocuments } from '../changes/ledger/entry-answer.ts';
import { loadEntry } from './vouchers/load-entry.ts';

export const getLedgerEntry: Handler<typeof ledgerRoutes.getLedgerEntry> = async ({
  store,
  input,
}) => {
  const entry = await loadEntry(store, input.params.id);
  const [answer] = await withDocuments(store, [
    { ...entry, amount: amountOf(entry), lines: [...entry.lines] },
  ]);
  if (answer === undefined) throw new AppError('not_found');
  return answer;
};
