import { Entity } from 'electrodb';

import { perTable, primaryIndex, tableConfig } from '../core/entity.ts';
import { storedNames as names } from '../core/stored-names.ts';

/** From when on invoices are posted to the ledger; no item while they are not. */
export const salesBooksEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'salesBooks', version: '1', service: 'driftig' },
      attributes: {
        companyId: { type: 'string', required: true, field: names.companyId },
        from: { type: 'string', required: true },
        version: { type: 'number', required: true },
      },
      indexes: { main: primaryIndex([['companyId'], 'c#${companyId}'], [[], 'salesBooks']) },
    },
    tableConfig(table),
  );
});
