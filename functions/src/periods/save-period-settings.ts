import type { periodRoutes } from '@driftig/contracts/periods/routes';
import { retryOnConflict } from '@driftig/data/core/retry-on-conflict';
import { changedBookYears } from '@driftig/domain/periods/period';

import type { Handler } from '../pipeline/handler.ts';

/** Both settings are saved together; of two saves at once the last one stays. */
export const savePeriodSettings: Handler<typeof periodRoutes.savePeriodSettings> = ({
  store,
  input: { body },
}) =>
  retryOnConflict(async () => {
    const [before, known] = await Promise.all([store.periods.settings(), store.periods.list()]);
    const after = changedBookYears(before, body, known);
    await store.commit({
      writes: [store.periods.saveSettings(after)],
      audit: { action: 'periods.settingsSaved', subject: 'periods', changes: { ...body } },
    });
    return body;
  });
