import type { dashboardRoutes } from '@driftig/contracts/dashboard/routes';
import { customers } from '@driftig/contracts/records/types/customers';
import { colleagueOf, hasBankAccount } from '@driftig/domain/dashboard/first-steps';
import { answerRecord } from '@driftig/domain/records/record';

import type { Handler } from '../pipeline/handler.ts';

/** Product H8: ticks each step by existing data, regardless of its creator. */
export const getFirstSteps: Handler<typeof dashboardRoutes.getFirstSteps> = async ({
  actor,
  store,
}) => {
  const [company, customer, invoices, users] = await Promise.all([
    store.company.get(),
    store.records.list('customers', { limit: 1 }),
    store.invoices.list({ limit: 1 }),
    // The actor and one more.
    store.employees.list({ limit: 2 }),
  ]);
  const [first] = customer.rows.map((row) => answerRecord(customers, row));
  return {
    bank: hasBankAccount(company.settings),
    logo: company.logo !== '',
    customer: first === undefined ? null : { ...first, name: first.fullName },
    invoice: invoices.rows.length > 0,
    colleague: colleagueOf(users.rows, actor.userId),
  };
};
