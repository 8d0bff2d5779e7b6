import type { ledgerRoutes } from '@driftig/contracts/ledger/routes';
import { assertPeriod } from '@driftig/domain/ledger/reports/period';
import { vatOverview } from '@driftig/domain/ledger/reports/vat-overview';

import type { Handler } from '../pipeline/handler.ts';

export const getVatOverview: Handler<typeof ledgerRoutes.getVatOverview> = async ({
  store,
  input,
}) => {
  const { from, to } = input.query;
  assertPeriod(input.query);
  const [months, chart] = await Promise.all([
    store.ledger.listMonths(to, from),
    store.accounts.list(),
  ]);
  return vatOverview(months, chart);
};
