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

/** A moment at which the clock is to wake a company; of no company, and removed when its event is published. */
export const alarmEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'alarm', version: '1', service },
      attributes: {
        /** An instant. */
        at: { type: 'string', required: true },
        companyId: { type: 'string', required: true },
        /** The number of the order whose question is to be answered by then. */
        number: { type: 'number', required: true },
      },
      indexes: {
        main: primaryIndex(
          [[], 'alarms'],
          [['at', 'companyId', 'number'], '${at}#${companyId}#${number}'],
        ),
      },
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
