import type { CompanyData } from '@driftig/data/store';
import { minutesOfNorm, ordinaryNorm, type DayNorms } from '@driftig/domain/time/norm';
import { assertOneDay, halfDay, type DayHalf } from '@driftig/domain/vacation/day-part';

interface Sent {
  readonly startDate: string;
  readonly endDate?: string | undefined;
  readonly startTime?: string | undefined;
  readonly endTime?: string | undefined;
  readonly dayHalf?: DayHalf | undefined;
}

/** The norms of a person's days. */
export async function normsOf(
  { time }: Pick<CompanyData, 'time'>,
  employeeId: string,
): Promise<DayNorms> {
  const [settings, terms] = await Promise.all([time.getSettings(), time.getTerms(employeeId)]);
  return { companyNorms: settings.norms, ownNorms: terms.norms };
}

/** The input, with the times of half a day by the person's norm when asked for. */
export async function withTimes<S extends Sent>(
  store: Pick<CompanyData, 'time'>,
  employeeId: string,
  sent: S,
): Promise<S> {
  const { dayHalf, startDate, endDate } = sent;
  if (dayHalf === undefined) return sent;
  assertOneDay(startDate, endDate);
  const norm = ordinaryNorm(startDate, await normsOf(store, employeeId));
  return { ...sent, ...halfDay(dayHalf, minutesOfNorm(norm)) };
}
