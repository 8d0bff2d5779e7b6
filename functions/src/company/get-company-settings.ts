import type { companyRoutes } from '@driftig/contracts/company/routes';
import { displayedNextNumber } from '@driftig/domain/series';

import type { Handler } from '../pipeline/handler.ts';

/** Until the settings are saved for the first time, a missing phone is that of the reader (product I7). */
export const getCompanySettings: Handler<typeof companyRoutes.getCompanySettings> = async ({
  actor,
  store,
}) => {
  const [company, series, skipped] = await Promise.all([
    store.company.get(),
    store.series.read(),
    store.series.listSkipped(),
  ]);
  const { settings, settingsVersion: version } = company;
  const nextInvoiceNumber = displayedNextNumber(series.invoice);
  const isNew = company.firstTimeSetup && settings.phone === '';
  const phone = isNew ? (await store.users.get(actor.userId)).phone : settings.phone;
  return [{ ...settings, phone, nextInvoiceNumber, skippedNumbers: [...skipped], version }];
};
