import type { recordRoutes } from '@driftig/contracts/records/routes';
import { danishDate } from '@driftig/domain/dates';
import { customerFigures, foreignCustomerAmounts } from '@driftig/domain/invoices/customer-figures';

import type { Handler } from '../pipeline/handler.ts';

export const getCustomerOverview: Handler<typeof recordRoutes.getCustomerOverview> = async ({
  input,
  store,
  today,
}) => {
  const { customerId } = input.query;
  const [{ createdAt }, months, credits, foreign] = await Promise.all([
    store.records.get('customers', customerId),
    store.totals.listCustomerMonths(customerId),
    store.totals.listCredits(customerId),
    store.totals.foreign.listCustomerMonths(customerId),
  ]);
  return {
    since: danishDate(createdAt),
    ...customerFigures(months, today),
    credits,
    otherCurrencies: foreignCustomerAmounts(foreign, today),
  };
};
