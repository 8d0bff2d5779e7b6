import type { BookImport } from '@driftig/domain/exchange/saft-in/book-import';
import { CustomAttributeType, Entity } from 'electrodb';

import { perTable, primaryIndex, tableConfig } from '../core/entity.ts';
import { storedNames as names } from '../core/stored-names.ts';

type StoredFacts = Omit<BookImport, 'id' | 'taken'>;

/** Books of another system that are taken or being taken, by their file. */
export const bookImportEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'bookImport', version: '1', service: 'driftig' },
      attributes: {
        companyId: { type: 'string', required: true, field: names.companyId },
        file: { type: 'string', required: true },
        taken: { type: 'number', required: true },
        row: { type: CustomAttributeType<StoredFacts>('any'), required: true, field: names.row },
      },
      indexes: {
        main: primaryIndex([['companyId'], 'c#${companyId}#bookImport'], [['file'], '${file}']),
      },
    },
    tableConfig(table),
  );
});
