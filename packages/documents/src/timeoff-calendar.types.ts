/** Status of an application; each has a colour and a pattern of its own. */
export type TimeOffTone = 'pending' | 'approved' | 'rejected';

/** A day of the calendar, as its column is headed. */
type TimeOffColumn = {
  /** 'ma' */
  readonly weekday: string;
  /** '23' */
  readonly day: string;
  /** A weekend or a public holiday: its column is shaded. */
  readonly isFree: boolean;
  readonly isToday: boolean;
};

/** A person's absence; `left` and `right` in columns, part of a day as part of one. */
export type TimeOffBar = {
  readonly left: number;
  readonly right: number;
  /** Bars that share time are below each other. */
  readonly lane: number;
  readonly tone: TimeOffTone;
  /** It began before the first column, or goes on after the last. */
  readonly isCutLeft: boolean;
  readonly isCutRight: boolean;
  /** Its end is not known. */
  readonly isOpen: boolean;
  /** Possible labels, longest first; the first that fits is drawn. */
  readonly labels: readonly string[];
};

export type TimeOffRow = {
  readonly name: string;
  readonly department: string;
  /** Number of lanes for overlapping bars; at least 1. */
  readonly lanes: number;
  readonly bars: readonly TimeOffBar[];
};

/** The calendar of time off, all texts written out. */
export type TimeOffCalendar = {
  readonly title: string;
  readonly company: string;
  readonly period: string;
  /** Filters of the printed selection. */
  readonly filters: string;
  readonly legend: readonly { readonly tone: TimeOffTone; readonly label: string }[];
  /** Legend of the letters in the bars. */
  readonly kinds: string;
  /** The public holidays by name. */
  readonly notes: string;
  readonly employee: string;
  /** Instead of rows, when there are none. */
  readonly empty: string;
  /** The day it is printed on. */
  readonly isoDate: string;
  readonly columns: readonly TimeOffColumn[];
  readonly rows: readonly TimeOffRow[];
};
