import type { companyRoutes } from '@driftig/contracts/company/routes';
import { displayedNextNumber } from '@driftig/domain/series';

import type { Handler } from '../pipeline/handler.ts';

export const getCompanySettings: Handler<typeof companyRoutes.getCompanySettings> = async ({
  store,
}) => {
  const [company, series, skipped] = await Promise.all([
    store.company.get(),
    store.series.read(),
    store.series.listSkipped(),
  ]);
  const { settings, settingsVersion: version } = company;
  const nextInvoiceNumber = displayedNextNumber(series.invoice);
  return [{ ...settings, nextInvoiceNumber, skippedNumbers: [...skipped], version }];
};
