import type { companyRoutes } from '@driftig/contracts/company';

import type { Handler } from '../http/handler.ts';

export const getCompanySettings: Handler<typeof companyRoutes.getCompanySettings> = async ({
  store,
}) => {
  const [company, series] = await Promise.all([store.company.get(), store.company.series()]);
  return [{ ...company.settings, nextInvoiceNumber: series.invoice }];
};
