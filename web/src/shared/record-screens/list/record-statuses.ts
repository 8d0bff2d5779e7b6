import type { RecordRow, RecordStatus, RecordType } from '@driftig/contracts/records/record-type';
import { tabOfStatus } from '@driftig/domain/lists/list-rule';

import type { StatusTabs } from '../../../ui/data-table/columns/column.ts';
import { texts } from '../texts.ts';

export type Statuses = Readonly<Record<string, RecordStatus>>;

/** The statuses that can be set; computed ones can only be shown. */
export const settableStatuses = (statuses: Statuses) =>
  Object.entries(statuses).filter(([, { computed }]) => computed === undefined);

export const storedStatus = (row: RecordRow) => String(row['status'] ?? '');

/** Whether the status is changed by other routes only, so that lists show it but do not set it. */
export const hasReadOnlyStatus = ({ fields }: RecordType) =>
  Object.values(fields).some(({ kind, readOnly }) => kind === 'status' && readOnly === true);

/** A tab per status with its count, and one for all. Statuses with the same label share a tab. */
export function statusTabs<Row extends RecordRow>(
  statuses: Statuses,
  of: (row: Row) => string = storedStatus,
): StatusTabs<Row> {
  const tabOf = tabOfStatus({ statuses });
  return {
    of: (row) => tabOf(of(row)),
    all: texts.allStatuses,
    // Only the count of a status that needs action has a colour.
    tabs: Object.entries(statuses)
      .filter(([value]) => tabOf(value) === value)
      .map(([value, { label, meaning, asks }]) => ({
        value,
        label,
        tone: asks ? meaning : ('neutral' as const),
      })),
  };
}
