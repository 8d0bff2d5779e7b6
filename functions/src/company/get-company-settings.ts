import type { companyRoutes } from '@driftig/contracts/company/routes';
import { displayedNextNumber } from '@driftig/domain/series';

import type { Handler } from '../pipeline/handler.ts';

export const getCompanySettings: Handler<typeof companyRoutes.getCompanySettings> = async ({
  store,
}) => {
  const [company, series] = await Promise.all([store.company.get(), store.series.read()]);
  const { settings, settingsVersion: version } = company;
  return [{ ...settings, nextInvoiceNumber: displayedNextNumber(series.invoice), version }];
};
