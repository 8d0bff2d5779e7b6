/** A column of a table; `width` in mm, and none for those that share what is left. */
export type HoursColumn = {
  readonly label: string;
  readonly width?: number;
  /** Figures are right-aligned. */
  readonly isFigure?: boolean;
};

/** Rows under a heading of their own, with the sums of them in the last columns. */
export type HoursGroup = {
  readonly name: string;
  /** As many as there are figures in the columns. */
  readonly sums: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

export type HoursTable = {
  readonly title: string;
  readonly columns: readonly HoursColumn[];
  /** One group without a name for the summary. */
  readonly groups: readonly HoursGroup[];
  /** The last line; empty for none. */
  readonly total: readonly string[];
  /** Instead of rows, when there are none. */
  readonly empty: string;
};

/** The overview of hours of a week or month, all texts written out. */
export type HoursOverview = {
  readonly title: string;
  readonly company: string;
  readonly period: string;
  /** Filters of the printed selection. */
  readonly filters: string;
  /** Appended to a group's name when it continues from the page before. */
  readonly continued: string;
  /** Below the summary. */
  readonly note: string;
  /** The day it is printed on. */
  readonly isoDate: string;
  readonly summary: HoursTable;
  readonly details: HoursTable;
};
