import type { companyRoutes } from '@driftig/contracts/company/routes';
import type { StoredCompany } from '@driftig/data/company/company.entities';
import type { CompanyStore } from '@driftig/data/store';
import {
  changedSettingNames,
  applySettingsForm,
  assertNothingOverwritten,
  type Settings,
} from '@driftig/domain/company/settings';
import { badInput } from '@driftig/domain/errors';
import { displayedNextNumber, skippedBy } from '@driftig/domain/series';

import type { Handler } from '../pipeline/handler.ts';
import { settingsSaved } from './texts.ts';

/**
 * Saves the settings as a new version. The next invoice number can be raised, never lowered;
 * skipped numbers are stored with the reason. Optimistic lock: based on an older version, a field
 * that another user has changed is refused (409).
 */
export const updateCompanySettings: Handler<typeof companyRoutes.updateCompanySettings> = async ({
  input,
  store,
  now,
  today,
}) => {
  const [company, series] = await Promise.all([store.company.get(), store.series.read()]);
  const settings = applySettingsForm(
    company.settings,
    input.body,
    displayedNextNumber(series.invoice),
  );
  await assertVersion(store, company, input.body.version, settings);
  const writes = store.company.saveSettings(company, settings, now);
  const { nextInvoiceNumber, skipReason: reason = '' } = input.body;
  const raised = nextInvoiceNumber > series.invoice;
  const skipped = skippedBy(series, nextInvoiceNumber, { reason, today });
  await store.commit({
    writes: raised
      ? [...writes, store.series.raiseInvoiceNumber(nextInvoiceNumber, skipped)]
      : writes,
    audit: {
      action: 'company.settingsChanged',
      subject: `settings ${company.settingsVersion + 1}`,
      changes: {
        fields: changedSettingNames(company.settings, settings),
        ...(raised ? { nextInvoiceNumber } : {}),
        ...(skipped === undefined ? {} : { skipped }),
      },
    },
  });
  return { message: settingsSaved };
};

/** Without a version in the request the last one to save wins. */
async function assertVersion(
  store: CompanyStore,
  now: StoredCompany,
  version: number | undefined,
  after: Settings,
): Promise<void> {
  if (version === undefined || version === now.settingsVersion) return;
  if (version > now.settingsVersion) throw badInput({ version: 'Den version findes ikke endnu.' });
  assertNothingOverwritten(await store.company.settingsAt(version), now.settings, after);
}
