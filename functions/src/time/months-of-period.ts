import type { CompanyData } from '@driftig/data/store';
import { daysBetween, type DateText } from '@driftig/domain/dates';
import { badInput } from '@driftig/domain/errors';
import { monthOfDate, monthsBetween, type TimeReport } from '@driftig/domain/time/report';

interface Asked {
  readonly from: DateText;
  readonly to: DateText;
  /** Undefined for everybody. */
  readonly employeeId?: string | undefined;
}

/** Longer periods are read in parts (product T12). */
const mostDays = 366;

/** The reports in the months of a period, of one person or of everybody: a query a month. Throws bad_input. */
export async function monthsOfPeriod(
  { time }: Pick<CompanyData, 'time'>,
  { from, to, employeeId }: Asked,
): Promise<TimeReport[]> {
  if (to < from) throw badInput({ endDate: 'Slutdatoen ligger før startdatoen.' });
  if (daysBetween(from, to) >= mostDays)
    throw badInput({ endDate: 'Vælg en periode på højst et år.' });
  const months = monthsBetween(monthOfDate(from), monthOfDate(to));
  const read =
    employeeId === undefined
      ? (await Promise.all(months.map((month) => time.listMonth(month)))).flat()
      : await time.getMonths(months.map((month) => ({ employeeId, month })));
  return read.flatMap(({ reports }) => reports);
}
