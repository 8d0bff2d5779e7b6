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
  /** Its width in a table that is not roomy; without it that of a roomy one. */
  readonly slim?: number;
}

/** From this width on the texts of a row have room beside each other. */
const roomy = 1400;

/** Product T23, and for approvers the employee. */
const all: readonly ReportColumn[] = [
  { id: 'status', label: texts.status, width: 116, slim: 114, from: 1080 },
  { id: 'date', label: texts.date, width: 104, slim: 96 },
  { id: 'employee', label: texts.employee, width: 140, slim: 108 },
  { id: 'project', label: texts.project, from: 640 },
  { id: 'activity', label: texts.activity, slim: 92, from: 1000 },
  { id: 'kind', label: texts.kind, width: 108, slim: 76, from: 1000 },
  { id: 'norm', label: texts.norm, width: 56, slim: 48, align: 'right', from: 1000 },
  { id: 'hours', label: texts.hours, width: 76, slim: 72, align: 'right' },
  { id: 'flex', label: texts.flex, width: 68, slim: 60, align: 'right', from: 800 },
  { id: 'unit', label: texts.unit, width: 64, slim: 60, from: 1080 },
  { id: 'remark', label: texts.remark, slim: 92, from: 1080 },
  { id: 'actions', label: texts.actions, width: 216, slim: 172 },
];

/** A rejected row has a remark, and no buttons. */
const slimRejected: Partial<Record<ColumnId, number>> = { remark: 168, actions: 96 };

interface Shown {
  readonly isFlexOn: boolean;
  readonly isRejected: boolean;
}

/** From left to right, for a table of so many pixels (0 while that is not known); no flex where it is off. */
export function columnsFor(
  width: number,
  { isFlexOn, isRejected }: Shown,
): readonly ReportColumn[] {
  const shown = width === 0 ? Number.POSITIVE_INFINITY : width;
  const isFlex = ({ id }: ReportColumn) => id === 'flex' || id === 'norm';
  const some = all.filter((one) => shown >= (one.from ?? 0) && (isFlexOn || !isFlex(one)));
  if (shown >= roomy) return some;
  return some.map(({ slim: usual, ...one }) => {
    const slim = (isRejected ? slimRejected[one.id] : undefined) ?? usual;
    return slim === undefined ? one : { ...one, width: slim };
  });
}
