import type { RecordRow, RecordStatus, RecordType } from '@driftig/contracts/records/record-type';

import type { StatusTabs } from '../ui/data-table/column.ts';
import { texts } from './texts.ts';

export type Statuses = Readonly<Record<string, RecordStatus>>;

/** Those that can be chosen: what is worked out is only shown. */
export const settableStatuses = (statuses: Statuses) =>
  Object.entries(statuses).filter(([, { computed }]) => computed === undefined);

export const storedStatus = (row: RecordRow) => String(row['status'] ?? '');

/** It is decided by a call of its own: shown, and chosen in no list. */
export const hasReadOnlyStatus = ({ fields }: RecordType) =>
  Object.values(fields).some(({ kind, readOnly }) => kind === 'status' && readOnly === true);

/** Each status as a tab with its count, and one with all of them; what is called alike is one tab. */
export function statusTabs<Row extends RecordRow>(
  statuses: Statuses,
  of: (row: Row) => string = storedStatus,
): StatusTabs<Row> {
  const words = Object.keys(statuses);
  const tabOf = (word: string) =>
    words.find((first) => statuses[first]?.label === statuses[word]?.label) ?? word;
  return {
    of: (row) => tabOf(of(row)),
    all: texts.allStatuses,
    // The one count that asks for something to be done is the one with a colour.
    tabs: Object.entries(statuses)
      .filter(([value]) => tabOf(value) === value)
      .map(([value, { label, meaning, asks }]) => ({
        value,
        label,
        tone: asks ? meaning : ('neutral' as const),
      })),
  };
}
