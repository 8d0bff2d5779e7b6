import type { authRoutes } from '@driftig/contracts/auth/routes';
import { retryOnConflict } from '@driftig/data/core/retry-on-conflict';
import { renamedSettings } from '@driftig/domain/company/settings';
import { badInput } from '@driftig/domain/errors';

import type { Context, Handler } from '../pipeline/handler.ts';
import { companyRenamed } from './texts.ts';

type Rename = typeof authRoutes.renameCompany;

/**
 * Asks for the password, so that an unlocked computer is not enough. Saves the settings as a new version: issued
 * documents keep the version, and so the name, that they were issued under.
 */
export const renameCompany: Handler<Rename> = async (context) => {
  const { account, input } = context;
  await account.verifyPassword('password', input.body.password);
  await retryOnConflict(() => rename(context));
  return { message: companyRenamed(input.body.companyName) };
};

async function rename({ input, store, now }: Context<Rename>): Promise<void> {
  const { companyName, version } = input.body;
  const company = await store.company.get();
  if (version > company.settingsVersion)
    throw badInput({ version: 'Den version findes ikke endnu.' });
  const read = await store.company.settingsAt(version);
  const settings = renamedSettings(read, company.settings, companyName);
  if (settings.companyName === company.settings.companyName) return;
  await store.commit({
    writes: store.company.rename(company, settings, now),
    audit: {
      action: 'company.renamed',
      subject: `company ${company.companyId}`,
      changes: { from: company.settings.companyName, to: companyName },
    },
  });
}
