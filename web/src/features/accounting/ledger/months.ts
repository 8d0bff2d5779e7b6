import { addMonths, monthNames, type DateText } from '@driftig/domain/dates';
import { daysOfMonth } from '@driftig/domain/ledger/period-sums';
import { financialYear, yearOfDate, type BookYears } from '@driftig/domain/periods/period';

import type { Period } from './place.ts';
import { texts } from './texts.ts';

type FirstMonth = Pick<BookYears, 'firstMonth'>;

/** The calendar year of a date. */
export const calendarYear = (date: DateText): Period => ({
  from: `${date.slice(0, 4)}-01-01`,
  to: `${date.slice(0, 4)}-12-31`,
});

/** The financial year of a date. */
export const yearAround = (date: DateText, settings: FirstMonth): Period =>
  financialYear(yearOfDate(date, settings), settings);

/** Years that can be chosen: the law keeps five years from the end of each. */
const YEARS = 7;
const MONTHS = 24;

interface PeriodOption {
  readonly value: string;
  readonly label: string;
}

export const periodValue = ({ from, to }: Period) => `${from}.${to}`;

/** Financial years, then months, both newest first. */
export function periodOptions(today: DateText, settings: FirstMonth): PeriodOption[] {
  const thisYear = yearOfDate(today, settings);
  const years = Array.from({ length: YEARS }, (_, index) => thisYear - index).map((year) => {
    const next = settings.firstMonth === 1 ? '' : `/${String(year + 1).slice(2)}`;
    const value = periodValue(financialYear(year, settings));
    return { value, label: texts.financialYear(`${year}${next}`) };
  });
  const months = Array.from({ length: MONTHS }, (_, index) => {
    const month = addMonths(`${today.slice(0, 7)}-01`, -index).slice(0, 7);
    const name = monthNames[Number(month.slice(5)) - 1] ?? '';
    return { value: periodValue(daysOfMonth(month)), label: `${name} ${month.slice(0, 4)}` };
  });
  return [...years, ...months];
}
