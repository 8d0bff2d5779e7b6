import type { ledgerRoutes } from '@driftig/contracts/ledger/routes';
import { monthOfClosings, trialBalance } from '@driftig/domain/ledger/balances';
import { daysOf, daysOfMonth, partMonths, periodSums } from '@driftig/domain/ledger/period-sums';
import { assertDays } from '@driftig/domain/ledger/reports/period';

import type { Handler } from '../pipeline/handler.ts';

/** Before and after anything that is posted; the month after the last one is still a year of four digits. */
const [firstMonth, lastMonth] = ['0001-01', '9999-11'];

/** Without a period, all that is posted up to now; the opening is that of before it. */
export const getLedgerBalances: Handler<typeof ledgerRoutes.getLedgerBalances> = async ({
  store,
  input,
}) => {
  const { from = firstMonth, to = lastMonth, closings = false } = input.query;
  const days = daysOf({ from, to });
  assertDays(days);
  const month = days.to.slice(0, 7);
  const [kept, ...read] = await Promise.all([
    store.ledger.listMonths(closings ? monthOfClosings(month) : month),
    ...partMonths(days).map((part) => store.ledger.listWhole(daysOfMonth(part))),
  ]);
  return trialBalance(periodSums(days, { kept, entries: read.flat() }, closings));
};
