import { addDays, addMonths, type DateText } from '@driftig/domain/dates';
import { weekdayOf } from '@driftig/domain/weeks';

/** All twelve months of the year, or one month, 'yyyy-mm'. */
export type ShownMonths = 'year' | (string & {});

export function monthsOf(year: number, shown: ShownMonths): readonly string[] {
  if (shown !== 'year') return [shown];
  return Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`);
}

/** The days of a month ('yyyy-mm') in weeks from Monday; undefined outside the month. */
export function weeksOf(month: string): readonly (readonly (DateText | undefined)[])[] {
  const first = `${month}-01`;
  const before = weekdayOf(first);
  const count = Number(addDays(addMonths(first, 1), -1).slice(8));
  return Array.from({ length: Math.ceil((before + count) / 7) }, (_week, week) =>
    Array.from({ length: 7 }, (_day, weekday) => {
      const day = week * 7 + weekday - before + 1;
      return day < 1 || day > count ? undefined : `${month}-${String(day).padStart(2, '0')}`;
    }),
  );
}

const steps: Readonly<Record<string, (date: DateText) => DateText>> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addDays(date, -7),
  ArrowDown: (date) => addDays(date, 7),
  Home: (date) => addDays(date, -weekdayOf(date)),
  End: (date) => addDays(date, 6 - weekdayOf(date)),
  PageUp: (date) => addMonths(date, -1),
  PageDown: (date) => addMonths(date, 1),
};

/** The date that a key leads to from another; undefined for keys that do not move. */
export function dateByKey(key: string, date: DateText): DateText | undefined {
  return steps[key]?.(date);
}
