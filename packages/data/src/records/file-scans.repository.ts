import type { ScanState } from '@driftig/domain/files/file-scan';

import type { Table } from '../core/client.ts';
import { fileScanEntity } from './file-scans.entities.ts';
import { putOf, type Write } from '../core/write.ts';

/** Results of malware scans of the company's files. */
export function fileScanRepository(table: Table, companyId: string) {
  const scans = fileScanEntity(table);
  return {
    /** Undefined for a file that was not scanned yet, or never is. */
    async find(file: string): Promise<ScanState | undefined> {
      const { data } = await scans.get({ companyId, file }).go({ consistent: true });
      return data?.state;
    },

    set(file: string, state: ScanState, at: string): Write {
      return putOf(scans.put({ companyId, file, state, at }));
    },
  };
}
