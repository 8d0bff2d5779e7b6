import type { RuleName } from '@driftig/contracts/time/rest-routes';
import { CustomAttributeType, Entity } from 'electrodb';

import { perTable, primaryIndex, tableConfig } from '../core/entity.ts';
import { storedNames as names } from '../core/stored-names.ts';

const service = 'driftig';

/** Explanation of a deviation from the rules of rest (product F32). Kept, never changed. */
export const deviationEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'deviation', version: '1', service },
      attributes: {
        companyId: { type: 'string', required: true, field: names.companyId },
        date: { type: 'string', required: true, field: names.date },
        employeeId: { type: 'string', required: true, field: names.employeeId },
        rule: { type: CustomAttributeType<RuleName>('string'), required: true },
        what: { type: 'string', required: true },
        why: { type: 'string', required: true },
        people: { type: 'number', required: true },
        by: { type: 'string', required: true },
        at: { type: 'string', required: true },
      },
      indexes: {
        main: primaryIndex(
          [['companyId'], 'c#${companyId}#deviation'],
          [['date', 'employeeId', 'rule'], '${date}#${employeeId}#${rule}'],
        ),
      },
    },
    tableConfig(table),
  );
});
