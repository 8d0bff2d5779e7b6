import type { timeRoutes } from '@driftig/contracts/time/routes';
import { assertVersion } from '@driftig/domain/assert-version';
import { changedSettings } from '@driftig/domain/time/settings';

import type { Handler } from '../pipeline/handler.ts';
import { settingsSaved } from './texts.ts';

/**
 * Another norm is valid from today. Throws conflict (409) when another user has saved meanwhile.
 */
export const updateTimeSettings: Handler<typeof timeRoutes.updateTimeSettings> = async ({
  input,
  store,
  today,
}) => {
  const { version, ...wanted } = input.body;
  const before = await store.time.getSettings();
  assertVersion(before, version);
  const after = changedSettings(before, wanted, today);
  await store.commit({
    writes: [store.time.saveSettings(before, after)],
    audit: { action: 'time.settingsChanged', subject: 'timeSettings own', changes: { ...wanted } },
  });
  return { message: settingsSaved };
};
