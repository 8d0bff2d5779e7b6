import { addDays, monthOf, yearOf, type DateText } from '../dates.ts';

const keptYears = 5;
/** The weekly average is counted over four months (product F29). */
export const referenceMonths = 4;

/** Hours are kept 5 years from the end of the period that the weekly average is counted over (product F27). */
export function lastDayOfHours(date: DateText): DateText {
  const monthAfter = monthOf(date) + referenceMonths + 1;
  const year = yearOf(date) + keptYears + Math.floor((monthAfter - 1) / 12);
  const month = String(((monthAfter - 1) % 12) + 1).padStart(2, '0');
  return addDays(`${year}-${month}-01`, -1);
}
