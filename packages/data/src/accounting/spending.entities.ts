import { Entity } from 'electrodb';

import { perTable, primaryIndex, tableConfig } from '../core/entity.ts';

/** The spending of a department in a month (product B38), which each change of a row adds to. */
export const spendingEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'spending', version: '1', service: 'driftig' },
      attributes: {
        companyId: { type: 'string', required: true },
        month: { type: 'string', required: true },
        departmentId: { type: 'string', required: true },
        /** Øre. */
        amount: { type: 'number' },
        count: { type: 'number' },
        /** Rises by each change: a recount finds by it that the sum has changed meanwhile. */
        changes: { type: 'number' },
      },
      indexes: {
        main: primaryIndex(
          [['companyId'], 'c#${companyId}#spending'],
          [['month', 'departmentId'], '${month}#${departmentId}'],
        ),
      },
    },
    tableConfig(table),
  );
});
