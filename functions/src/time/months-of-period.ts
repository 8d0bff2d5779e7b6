import type { CompanyData } from '@driftig/data/store';
import { daysBetween, type DateText } from '@driftig/domain/dates';
import { badInput } from '@driftig/domain/errors';
import { monthOfDate, monthsBetween, type TimeReport } from '@driftig/domain/time/report';

interface Asked {
  readonly from: DateText;
  readonly to: DateText;
  /** Undefined for all employees. */
  readonly employeeId?: string | undefined;
}

/** Longer periods are read in parts (product T12). */
const mostDays = 366;

/** Throws bad_input for a period that is none or longer than a year. Reads check it before they begin. */
export function assertPeriod({ from, to }: Pick<Asked, 'from' | 'to'>): void {
  if (to < from) throw badInput({ endDate: 'Slutdatoen ligger før startdatoen.' });
  if (daysBetween(from, to) >= mostDays)
    throw badInput({ endDate: 'Vælg en periode på højst et år.' });
}

/** The reports in the months of a checked period, of one employee or all: a query a month. */
export async function monthsOfPeriod(
  { time }: Pick<CompanyData, 'time'>,
  { from, to, employeeId }: Asked,
): Promise<TimeReport[]> {
  const months = monthsBetween(monthOfDate(from), monthOfDate(to));
  const read =
    employeeId === undefined
      ? (await Promise.all(months.map((month) => time.listMonth(month)))).flat()
      : await time.getMonths(months.map((month) => ({ employeeId, month })));
  return read.flatMap(({ reports }) => reports);
}
