import { CustomAttributeType, Entity } from 'electrodb';

import { perTable, primaryIndex, tableConfig } from '../core/entity.ts';
import { storedNames as names } from '../core/stored-names.ts';

/** The codes and employee numbers of a company's payroll system; its version counts exports too. */
export const payrollSettingsEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'payrollSettings', version: '1', service: 'driftig' },
      attributes: {
        companyId: { type: 'string', required: true },
        mileage: { type: 'string', required: true },
        diet: { type: 'string', required: true },
        expense: { type: 'string', required: true },
        numbers: {
          type: CustomAttributeType<Readonly<Record<string, string>>>('any'),
          required: true,
        },
        version: { type: 'number', required: true, field: names.version },
      },
      indexes: { main: primaryIndex([['companyId'], 'c#${companyId}#payroll'], [[], 'settings']) },
    },
    tableConfig(table),
  );
});
