import type { Table } from '../core/client.ts';
import { VersionConflict } from '../core/retry-on-conflict.ts';
import { putOf, type Write } from '../core/write.ts';
import { lastDriveEntity, mileageYearEntity } from './allowances.entities.ts';

/** The counter of a person's calendar year, as it was read. */
interface MileageYear {
  readonly employeeId: string;
  readonly year: number;
  /** Hundredths of a kilometre that are paid by the high rate. */
  readonly highUsed: number;
  /** 0 before the first drive. */
  readonly version: number;
}

interface LastDrive {
  readonly address: string;
  readonly registration: string;
}

/** The counters of mileage by person and year, and each person's last drive. */
export function mileageRepository(table: Table, companyId: string) {
  const years = mileageYearEntity(table);
  const lastDrives = lastDriveEntity(table);

  return {
    async year(employeeId: string, year: number): Promise<MileageYear> {
      const keys = { companyId, employeeId, year };
      const { data } = await years.get(keys).go({ consistent: true });
      return data ?? { employeeId, year, highUsed: 0, version: 0 };
    },

    /** Optimistic lock: VersionConflict when another drive of the year was written since `before` was read. */
    moveYear(before: MileageYear, delta: number): Write {
      const { employeeId, year, highUsed, version } = before;
      const after = { employeeId, year, highUsed: highUsed + delta, version: version + 1 };
      const put = years
        .put({ companyId, ...after })
        .where((item, op) =>
          version === 0 ? op.notExists(item.version) : op.eq(item.version, version),
        );
      return putOf(put, () => new VersionConflict());
    },

    async lastDrive(employeeId: string): Promise<LastDrive> {
      const { data } = await lastDrives.get({ companyId, employeeId }).go({ consistent: true });
      return data ?? { address: '', registration: '' };
    },

    rememberDrive(employeeId: string, { address, registration }: LastDrive): Write {
      return putOf(lastDrives.put({ companyId, employeeId, address, registration }));
    },
  };
}
