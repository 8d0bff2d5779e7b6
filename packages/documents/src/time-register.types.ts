/** A line of the register: a day, or a further entry of it. All of it is text as it is printed. */
export interface RegisterLine {
  /** '' on the further entries of a day. */
  readonly date: string;
  readonly what: string;
  readonly times: string;
  readonly status: string;
  /** Hours of the entry. */
  readonly hours: string;
  /** Hours of the day, on its first line. */
  readonly dayHours: string;
  readonly norm: string;
}

export interface RegisterGroup {
  readonly title: string;
  readonly total: string;
  readonly lines: readonly RegisterLine[];
}

/** The printed register of an employee's working time in a year. */
export interface TimeRegister {
  readonly title: string;
  readonly person: string;
  readonly company: string;
  readonly period: string;
  /** 'Registreret efter …' */
  readonly note: string;
  readonly total: string;
  readonly headers: Readonly<Record<keyof RegisterLine, string>>;
  readonly groups: readonly RegisterGroup[];
  readonly warningsTitle: string;
  /** Each with its source. */
  readonly warnings: readonly string[];
  readonly empty: string;
  readonly isoDate: string;
}
