import type { companyRoutes } from '@driftig/contracts/company';
import { changedSettings, type Settings } from '@driftig/domain/company/settings';

import type { Handler } from '../http/handler.ts';
import { settingsSaved } from './texts.ts';

/** Saves the settings as a new version; the invoice number can be raised, never lowered. */
export const updateCompanySettings: Handler<typeof companyRoutes.updateCompanySettings> = async ({
  input,
  store,
  now,
}) => {
  const [company, series] = await Promise.all([store.company.get(), store.company.series()]);
  const settings = changedSettings(company.settings, input.body, series.invoice);
  const writes = store.company.saveSettings(company, settings, now);
  const raised = input.body.nextInvoiceNumber > series.invoice;
  await store.commit({
    writes: raised
      ? [...writes, store.company.raiseInvoiceNumber(input.body.nextInvoiceNumber)]
      : writes,
    audit: {
      action: 'company.settingsChanged',
      subject: `settings ${company.settingsVersion + 1}`,
      changes: {
        fields: changedNames(company.settings, settings),
        ...(raised ? { nextInvoiceNumber: input.body.nextInvoiceNumber } : {}),
      },
    },
  });
  return { message: settingsSaved };
};

/** Which fields changed; the values stand in the two versions. */
function changedNames(before: Settings, after: Settings): string[] {
  return Object.entries(after)
    .filter(([name, value]) => before[name as keyof Settings] !== value)
    .map(([name]) => name);
}
