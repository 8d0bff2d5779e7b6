import type { timeRoutes } from '@driftig/contracts/time/routes';
import { companyNormOn } from '@driftig/domain/time/settings';

import type { Handler } from '../pipeline/handler.ts';

/** With the norm that is valid today. */
export const getTimeSettings: Handler<typeof timeRoutes.getTimeSettings> = async ({
  store,
  today,
}) => {
  const settings = await store.time.getSettings();
  const { isFlexOn, timeMode, version } = settings;
  return { isFlexOn, timeMode, version, standardHundredths: companyNormOn(settings, today) };
};
