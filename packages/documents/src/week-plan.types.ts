/** A shift or an absence of a day. */
export type WeekPlanEntry = {
  /** '15:00-23:00'; '' for an absence or a whole day. */
  readonly time: string;
  readonly text: string;
  /** How many people are missing. */
  readonly note?: string;
  readonly tone: 'shift' | 'absence' | 'missing';
};

export type WeekPlanRow = {
  readonly name: string;
  readonly department: string;
  /** One list for each column. */
  readonly days: readonly (readonly WeekPlanEntry[])[];
};

/** A week of people by days, all texts written out. */
export type WeekPlan = {
  readonly title: string;
  readonly company: string;
  readonly period: string;
  /** Heading above the names. */
  readonly employee: string;
  /** Instead of rows, when there are none. */
  readonly empty: string;
  /** The day it is printed on. */
  readonly isoDate: string;
  /** 'man 9' */
  readonly columns: readonly string[];
  readonly rows: readonly WeekPlanRow[];
};
