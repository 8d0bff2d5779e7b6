import type { CompanyData } from '@driftig/data/store';
import { addDays, type DateText } from '@driftig/domain/dates';
import {
  isStanding,
  monthOfDate,
  monthsBetween,
  type TimeReport,
} from '@driftig/domain/time/report';
import { lookBackDays, restWarnings, type RestWarning } from '@driftig/domain/time/rest';
import type { TimeTerms } from '@driftig/domain/time/terms';
import {
  averageDays,
  averageFrom,
  weeklyAverageWarnings,
} from '@driftig/domain/time/weekly-average';
import type { Absence } from '@driftig/domain/vacation/absence';

import { normFacts } from './norm-facts.ts';

interface Period {
  readonly from: DateText;
  readonly to: DateText;
  readonly today: DateText;
}

/** Warnings about a person's hours by the working time rules (product F29 to F31). */
export async function warningsOf(
  store: Pick<CompanyData, 'time' | 'vacation'>,
  employeeId: string,
  { from, to, today }: Period,
): Promise<RestWarning[]> {
  const since = sinceOf({ from, to, today });
  const months = monthsBetween(monthOfDate(since), monthOfDate(to));
  const [read, facts] = await Promise.all([
    store.time.getMonths(months.map((month) => ({ employeeId, month }))),
    normFacts(store, { employeeIds: [employeeId], from: since, to, today }),
  ]);
  const reports = read.flatMap((month) => month.reports);
  const { absences } = facts.of(employeeId);
  return judgeHours(reports, absences, facts.termsOf(employeeId), { from, to, today });
}

/** From when reports are needed: rest looks a week back, the average four months. */
export function sinceOf({ from, to, today }: Period): DateText {
  const rest = addDays(from, -lookBackDays);
  const [first] = averageDays(from, earlier(to, today));
  return earlier(rest, averageFrom(first ?? to));
}

const earlier = (one: DateText, other: DateText) => (one < other ? one : other);

/** The warnings of one person, from what was read of them. */
export function judgeHours(
  reports: readonly TimeReport[],
  absences: readonly Absence[],
  { selfOrganiserFrom, eighteenOn }: Pick<TimeTerms, 'selfOrganiserFrom' | 'eighteenOn'>,
  { from, to, today }: Period,
): RestWarning[] {
  const standing = reports.filter(isStanding);
  const rest = restWarnings(standing, { from, to, selfOrganiserFrom, eighteenOn });
  const averages = weeklyAverageWarnings(standing, absences, {
    from,
    to: earlier(to, today),
    selfOrganiserFrom,
  });
  return [...rest, ...averages];
}
