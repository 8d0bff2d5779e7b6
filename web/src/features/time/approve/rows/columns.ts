import type { DecisionColumn } from '../../../../shared/decision-lists/decision-table.tsx';
import { texts } from '../texts.ts';

export type ColumnId =
  | 'status'
  | 'date'
  | 'employee'
  | 'project'
  | 'activity'
  | 'kind'
  | 'norm'
  | 'hours'
  | 'flex'
  | 'unit'
  | 'remark'
  | 'actions';

export interface ReportColumn extends DecisionColumn<ColumnId> {
  /** The width of the table below which it leaves; another cell then has what it says. */
  readonly from?: number;
}

/** Product T23, and for approvers the employee. */
const all: readonly ReportColumn[] = [
  { id: 'status', label: texts.status, width: 108, from: 1400 },
  { id: 'date', label: texts.date, width: 104 },
  { id: 'employee', label: texts.employee, width: 140 },
  { id: 'project', label: texts.project, from: 640 },
  { id: 'activity', label: texts.activity, from: 1000 },
  { id: 'kind', label: texts.kind, width: 108, from: 1000 },
  { id: 'norm', label: texts.norm, width: 56, align: 'right', from: 1000 },
  { id: 'hours', label: texts.hours, width: 76, align: 'right' },
  { id: 'flex', label: texts.flex, width: 68, align: 'right', from: 800 },
  { id: 'unit', label: texts.unit, width: 64, from: 1400 },
  { id: 'remark', label: texts.remark, from: 1240 },
  { id: 'actions', label: texts.actions, width: 216 },
];

/** From left to right, for a table of so many pixels (0 while that is not known); no flex where it is off. */
export function columnsFor(width: number, isFlexOn: boolean): readonly ReportColumn[] {
  const shown = width === 0 ? Number.POSITIVE_INFINITY : width;
  const isFlex = ({ id }: ReportColumn) => id === 'flex' || id === 'norm';
  return all.filter((one) => shown >= (one.from ?? 0) && (isFlexOn || !isFlex(one)));
}
