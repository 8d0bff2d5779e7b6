import { Entity } from 'electrodb';

import { perTable, primaryIndex, tableConfig } from '../core/entity.ts';

/** A number of the credit notes' series and what it was given to; the invoice has the rest. */
export const creditNoteEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'creditNote', version: '1', service: 'driftig' },
      attributes: {
        companyId: { type: 'string', required: true },
        number: { type: 'number', required: true, padding: { length: 9, char: '0' } },
        invoiceNumber: { type: 'number', required: true },
        date: { type: 'string', required: true },
      },
      indexes: {
        main: primaryIndex(
          [['companyId'], 'c#${companyId}#creditNote'],
          [['number'], 'no#${number}'],
        ),
      },
    },
    tableConfig(table),
  );
});
