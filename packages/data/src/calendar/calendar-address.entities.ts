import { Entity } from 'electrodb';

import { perTable, primaryIndex, tableConfig } from '../core/entity.ts';

const service = 'driftig';

/** The calendar address of a person. */
export const calendarAddressEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'calendarAddress', version: '1', service },
      attributes: {
        companyId: { type: 'string', required: true },
        userId: { type: 'string', required: true },
        hash: { type: 'string', required: true },
        /** ISO UTC. */
        madeAt: { type: 'string', required: true },
      },
      indexes: {
        main: primaryIndex([['companyId'], 'c#${companyId}#ical'], [['userId'], '${userId}']),
      },
    },
    tableConfig(table),
  );
});

/** The person of a calendar address, by the hash of its secret. */
export const calendarOwnerEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'calendarOwner', version: '1', service },
      attributes: {
        hash: { type: 'string', required: true },
        companyId: { type: 'string', required: true },
        userId: { type: 'string', required: true },
      },
      indexes: { main: primaryIndex([['hash'], 'ical#${hash}'], [[], 'ical']) },
    },
    tableConfig(table),
  );
});
