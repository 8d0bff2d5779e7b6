import type { TimeEntry } from '@driftig/contracts/time/entry';
import { hoursUnit } from '@driftig/contracts/time/report-status';
import { rowFlexes, type RowFlex } from '@driftig/domain/time/flex';
import { marksOf } from '@driftig/domain/time/marks';
import type { TimeReport } from '@driftig/domain/time/report';

import type { KnownFacts } from './norm-facts.ts';

const noFlex: RowFlex = { normHundredths: 0, flexHundredths: 0, flexMinutes: 0 };

/** A report as it is answered: with its person's name, its norm, its flex and its marks. */
function entryOf(
  report: TimeReport,
  known: Pick<TimeEntry, 'employeeName' | 'marks'>,
  { normHundredths, flexHundredths }: RowFlex = noFlex,
): TimeEntry {
  return { ...report, ...known, unit: hoursUnit, normHundredths, flexHundredths };
}

const dayOf = ({ employeeId, date }: TimeReport) => `${employeeId} ${date}`;

interface Naming {
  readonly nameOf: (employeeId: string) => string;
  readonly facts: Pick<KnownFacts, 'of' | 'today'>;
}

/** Reports as answered. `all` are the reports of their days, which share the norm. */
export function entriesOf(
  reports: readonly TimeReport[],
  all: readonly TimeReport[],
  { nameOf, facts }: Naming,
): TimeEntry[] {
  const shown = new Set(reports.map(dayOf));
  const needed = all.filter((one) => shown.has(dayOf(one)));
  const byDay = Map.groupBy(needed, dayOf);
  const flexes = new Map(
    [...Map.groupBy(needed, ({ employeeId }) => employeeId)].flatMap(([employeeId, own]) => [
      ...rowFlexes(own, facts.of(employeeId)),
    ]),
  );
  return reports.map((report) => {
    const { employeeId, reportId } = report;
    const known = { absences: facts.of(employeeId).absences, today: facts.today };
    const marks = marksOf(report, byDay.get(dayOf(report)) ?? [], known);
    return entryOf(report, { employeeName: nameOf(employeeId), marks }, flexes.get(reportId));
  });
}
