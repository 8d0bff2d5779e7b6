import type { exchangeRoutes } from '@driftig/contracts/exchange/routes';

import type { Handler } from '../pipeline/handler.ts';

export const listExportCustomers: Handler<typeof exchangeRoutes.listExportCustomers> = async ({
  store,
  input,
  nextPage,
}) => {
  const { rows, cursor } = await store.records.list('customers', input.query);
  nextPage(cursor);
  return rows.map(({ id, values }) => {
    const valueOf = (name: string) => String(values[name] ?? '');
    return {
      id,
      name: valueOf('company') || valueOf('fullName'),
      cvr: valueOf('cvr'),
      address: valueOf('address'),
      zipcode: valueOf('zipcode'),
      town: valueOf('town'),
      country: valueOf('country'),
    };
  });
};
