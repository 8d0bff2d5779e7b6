import type { ScanState } from '@driftig/domain/files/file-scan';
import { CustomAttributeType, Entity } from 'electrodb';

import { perTable, primaryIndex, tableConfig } from '../core/entity.ts';
import { storedNames as names } from '../core/stored-names.ts';

/** Result of a malware scan of a file; a file that was not scanned has no item. */
export const fileScanEntity = perTable((table) => {
  return new Entity(
    {
      model: { entity: 'fileScan', version: '1', service: 'driftig' },
      attributes: {
        companyId: { type: 'string', required: true, field: names.companyId },
        /** As in the store of files: `receipts/01J…`. */
        file: { type: 'string', required: true },
        state: { type: CustomAttributeType<ScanState>('string'), required: true },
        /** ISO UTC. */
        at: { type: 'string', required: true },
      },
      indexes: {
        main: primaryIndex([['companyId'], 'c#${companyId}#filescan'], [['file'], '${file}']),
      },
    },
    tableConfig(table),
  );
});
