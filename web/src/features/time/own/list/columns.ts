import { texts } from '../texts.ts';

export type ColumnId = keyof typeof texts.columns;

interface OwnColumn {
  readonly id: ColumnId;
  readonly label: string;
  /** Pixels; the others share what is left. */
  readonly width?: number;
  readonly align?: 'right';
  /** The least width of the table that it is shown in. */
  readonly from?: number;
}

const { columns: labels } = texts;

const all: readonly OwnColumn[] = [
  { id: 'status', label: labels.status, width: 104 },
  { id: 'date', label: labels.date, width: 88 },
  { id: 'project', label: labels.project },
  { id: 'activity', label: labels.activity, width: 136, from: 860 },
  { id: 'type', label: labels.type, width: 100, from: 1080 },
  { id: 'norm', label: labels.norm, width: 56, align: 'right', from: 860 },
  { id: 'hours', label: labels.hours, width: 60, align: 'right' },
  { id: 'flex', label: labels.flex, width: 68, align: 'right' },
  { id: 'unit', label: labels.unit, width: 58, from: 1040 },
  { id: 'remarks', label: labels.remarks, width: 150, from: 960 },
  { id: 'actions', label: labels.actions, width: 84 },
];

/** From left to right, for a table of so many pixels; 0 while its width is not known. */
export function columnsFor(width: number, isFlexOn: boolean): readonly OwnColumn[] {
  return all.filter(
    ({ id, from = 0 }) => (width === 0 || width >= from) && (isFlexOn || id !== 'flex'),
  );
}
