import type { Table } from '../core/client.ts';
import { VersionConflict } from '../core/retry-on-conflict.ts';
import { recordEntity } from '../records/records.entities.ts';
import { deleteOf, type Write } from '../core/write.ts';

/** Hours as they were kept before they were time reports (product T14). */
export interface OldHours {
  readonly id: string;
  readonly values: Readonly<Record<string, string | number>>;
  readonly version: number;
  /** ISO UTC. */
  readonly createdAt: string;
}

/** The record type that hours once were. */
const type = 'employeeshours';

/** Old records that are still to be moved. */
export function oldHoursRepository(table: Table, companyId: string) {
  const records = recordEntity(table);
  return {
    async list(): Promise<OldHours[]> {
      const { data } = await records.query
        .main({ companyId, type })
        .go({ pages: 'all', consistent: true });
      return data;
    },

    /** Optimistic lock: throws VersionConflict when it was moved or changed meanwhile. */
    remove({ id, version }: OldHours): Write {
      const removal = records
        .delete({ companyId, type, id })
        .where((item, op) => op.eq(item.version, version));
      return deleteOf(removal, () => new VersionConflict());
    },
  };
}
