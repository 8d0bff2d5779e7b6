import { Entity } from 'electrodb';

import { perTable, primaryIndex, tableConfig } from '../core/entity.ts';

/** A trip with the figures of what is linked to it, which each change of a linked row adds to. */
export const tripEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'trip', version: '1', service: 'driftig' },
      attributes: {
        companyId: { type: 'string', required: true },
        id: { type: 'string', required: true },
        title: { type: 'string', required: true },
        startDate: { type: 'string', required: true },
        endDate: { type: 'string', required: true },
        location: { type: 'string', required: true },
        purpose: { type: 'string', required: true },
        description: { type: 'string', required: true },
        expense: { type: 'number', required: true },
        receiptTotal: { type: 'number', required: true },
        /** Not there on trips from before mileage and diets: 0. */
        mileage: { type: 'number' },
        diet: { type: 'number' },
        links: { type: 'number', required: true },
      },
      indexes: {
        main: primaryIndex([['companyId'], 'c#${companyId}#trip'], [['id'], '${id}']),
      },
    },
    tableConfig(table),
  );
});
