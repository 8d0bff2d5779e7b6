import type { DecisionColumn } from '../../../shared/decision-lists/decision-table.tsx';
import { texts } from './texts.ts';

export type ColumnId =
  | 'employee'
  | 'type'
  | 'from'
  | 'to'
  | 'time'
  | 'duration'
  | 'comment'
  | 'status'
  | 'actions';

interface EntryColumn extends DecisionColumn<ColumnId> {
  /** Whether it leaves a narrow table, where another cell or the line below has what it says. */
  readonly leaves?: true;
}

const all: readonly EntryColumn[] = [
  { id: 'employee', label: texts.employee },
  { id: 'type', label: texts.type, width: 112, leaves: true },
  { id: 'from', label: texts.from, width: 96 },
  { id: 'to', label: texts.to, width: 96 },
  { id: 'time', label: texts.time, width: 96, leaves: true },
  { id: 'duration', label: texts.duration, width: 104 },
  { id: 'comment', label: texts.comment, leaves: true },
  { id: 'status', label: texts.status, width: 104, leaves: true },
  { id: 'actions', label: texts.actions, width: 222 },
];

/** In less the columns that may leave do so. */
const wide = 1000;

/** From left to right, for a table of so many pixels; 0 while its width is not known. */
export function columnsFor(width: number): readonly EntryColumn[] {
  return width > 0 && width < wide ? all.filter(({ leaves }) => leaves !== true) : all;
}
