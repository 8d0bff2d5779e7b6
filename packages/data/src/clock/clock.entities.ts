import type { DoneJobs } from '@driftig/domain/clock/jobs';
import { CustomAttributeType, Entity } from 'electrodb';

import { perTable, primaryIndex, tableConfig } from '../core/entity.ts';

const service = 'driftig';

/** The last date that each job of the clock was begun for; one item, of no company. */
export const clockEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'clock', version: '1', service },
      attributes: { done: { type: CustomAttributeType<DoneJobs>('any'), required: true } },
      indexes: { main: primaryIndex([[], 'clock'], [[], 'done']) },
    },
    tableConfig(table),
  );
});

/** That a job of a date was done for a company. */
export const clockClaimEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'clockClaim', version: '1', service },
      attributes: {
        companyId: { type: 'string', required: true },
        job: { type: 'string', required: true },
        date: { type: 'string', required: true },
        expiresAt: { type: 'number', required: true },
      },
      indexes: {
        main: primaryIndex(
          [['companyId'], 'c#${companyId}#clock'],
          [['job', 'date'], '${job}#${date}'],
        ),
      },
    },
    tableConfig(table),
  );
});
