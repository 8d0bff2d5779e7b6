import type { ledgerRoutes } from '@driftig/contracts/ledger/routes';
import { monthOfClosings, trialBalance } from '@driftig/domain/ledger/balances';
import { assertPeriod } from '@driftig/domain/ledger/reports/period';

import type { Handler } from '../pipeline/handler.ts';

/** Without a period, all that is posted up to now; the opening is that of before it. */
export const getLedgerBalances: Handler<typeof ledgerRoutes.getLedgerBalances> = async ({
  store,
  input,
}) => {
  const { from = '0000', to = '9999', closings = false } = input.query;
  assertPeriod({ from, to });
  return trialBalance(await store.ledger.listMonths(closings ? monthOfClosings(to) : to), from);
};
