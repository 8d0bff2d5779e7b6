import type { exchangeRoutes } from '@driftig/contracts/exchange/routes';

import type { Handler } from '../pipeline/handler.ts';

export const getExportCompany: Handler<typeof exchangeRoutes.getExportCompany> = async ({
  store,
}) => {
  const { settings } = await store.company.get();
  return { ...settings, name: settings.companyName };
};
