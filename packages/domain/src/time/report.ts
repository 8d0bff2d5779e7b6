import type { ReportKind, ReportStatus } from '@driftig/contracts/time/report-status';

import type { DateText } from '../dates.ts';

/** Fields of a report that its employee fills in. */
export interface ReportFields {
  readonly date: DateText;
  readonly kind: ReportKind;
  /** An order's or an internal project's id; '' for an adjustment. */
  readonly projectId: string;
  /** As it was called when the hours were registered. */
  readonly projectName: string;
  readonly isInternal: boolean;
  readonly activity: string;
  /** Hundredths of an hour; of an adjustment below 0 as well. */
  readonly hundredths: number;
  /** 'HH:mm' on Danish clocks; '' where hours alone were registered. */
  readonly startTime: string;
  /** '24:00' where the shift goes on after midnight (product T1). */
  readonly endTime: string;
  readonly breakMinutes: number;
  /** Why the balance is adjusted; '' for hours of work. */
  readonly flexReason: string;
}

/** Hours of a person on a day, or an adjustment of their flex balance (product T2). */
export interface TimeReport extends ReportFields {
  readonly reportId: string;
  readonly employeeId: string;
  readonly status: ReportStatus;
  /** The remark of a rejection; '' for none. */
  readonly reason: string;
  /** Shared by the two rows of a shift over midnight; '' for others. */
  readonly shiftId: string;
  /** The invoice the hours are on; 0 for none. */
  readonly invoiceNumber: number;
  /** ISO UTC. */
  readonly recordedAt: string;
  /** User id of the decider; '' until it is decided. */
  readonly decidedBy: string;
  /** When a deleted one may go for good (product T11, F27); '' for none. */
  readonly purgeAfter: string;
  /** Optimistic lock: a change of an older version is refused (409). */
  readonly version: number;
}

/** 'yyyy-mm' */
export type MonthText = string;

/** The time reports of a person in a calendar month; the unit of storage. */
export interface TimeMonth {
  readonly employeeId: string;
  readonly month: MonthText;
  readonly reports: readonly TimeReport[];
  /** Optimistic lock; 0 while nothing is stored. */
  readonly version: number;
}

export const monthOfDate = (date: DateText): MonthText => date.slice(0, 7);

/** Reports that count as hours: pending and approved ones. */
export const isStanding = ({ status }: Pick<TimeReport, 'status'>) =>
  status === 'pending' || status === 'approved';

export const isWork = ({ kind }: Pick<TimeReport, 'kind'>) => kind === 'work';

/** By day, and within a day as they were worked. */
export function oldestFirst(a: TimeReport, b: TimeReport): number {
  return (
    a.date.localeCompare(b.date) ||
    a.startTime.localeCompare(b.startTime) ||
    a.reportId.localeCompare(b.reportId)
  );
}

export const newestFirst = (a: TimeReport, b: TimeReport) => oldestFirst(b, a);

/** The months from one to another, both included. */
export function monthsBetween(from: MonthText, to: MonthText): MonthText[] {
  const [first, last] = [indexOf(from), indexOf(to)];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => textOf(first + index));
}

/** The month that many months after another; before it when negative. */
export const monthPlus = (month: MonthText, months: number): MonthText =>
  textOf(indexOf(month) + months);

const indexOf = (month: MonthText) =>
  Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;

const textOf = (index: number): MonthText =>
  `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`;
