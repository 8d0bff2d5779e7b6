import type { RecordRow, RecordStatus } from '@driftig/contracts/record-type';

import type { StatusTabs } from '../ui/data-table/column.ts';
import { texts } from './texts.ts';

export type Statuses = Readonly<Record<string, RecordStatus>>;

/** Those that can be chosen: what is worked out is only shown. */
export const settable = (statuses: Statuses) =>
  Object.entries(statuses).filter(([, { computed }]) => computed === undefined);

export const storedIn = (row: RecordRow) => String(row['status'] ?? '');

/** Each status as a tab with its count, and one with all of them. */
export function statusTabs<Row extends RecordRow>(
  statuses: Statuses,
  of: (row: Row) => string = storedIn,
): StatusTabs<Row> {
  return {
    of,
    all: texts.allStatuses,
    // The one count that asks for something to be done is the one with a colour.
    tabs: Object.entries(statuses).map(([value, { label, meaning, asks }]) => ({
      value,
      label,
      tone: asks ? meaning : ('neutral' as const),
    })),
  };
}
