import type { TimeEntry } from '@driftig/contracts/time/entry';
import { hoursUnit } from '@driftig/contracts/time/report-status';
import { rowFlexes, type RowFlex } from '@driftig/domain/time/flex';
import type { NormFacts } from '@driftig/domain/time/norm';
import type { TimeReport } from '@driftig/domain/time/report';

const noFlex: RowFlex = { normHundredths: 0, flexHundredths: 0, flexMinutes: 0 };

/** A report as it is answered: with its person's name, its norm and its flex. */
function entryOf(
  report: TimeReport,
  employeeName: string,
  { normHundredths, flexHundredths }: RowFlex = noFlex,
): TimeEntry {
  return { ...report, employeeName, unit: hoursUnit, normHundredths, flexHundredths };
}

interface Naming {
  readonly nameOf: (employeeId: string) => string;
  readonly factsOf: (employeeId: string) => NormFacts;
}

/** Reports as answered. `all` are the reports of their days, which share the norm. */
export function entriesOf(
  reports: readonly TimeReport[],
  all: readonly TimeReport[],
  { nameOf, factsOf }: Naming,
): TimeEntry[] {
  const shown = new Set(reports.map(({ employeeId, date }) => `${employeeId} ${date}`));
  const needed = all.filter(({ employeeId, date }) => shown.has(`${employeeId} ${date}`));
  const flexes = new Map(
    [...Map.groupBy(needed, ({ employeeId }) => employeeId)].flatMap(([employeeId, own]) => [
      ...rowFlexes(own, factsOf(employeeId)),
    ]),
  );
  return reports.map((report) =>
    entryOf(report, nameOf(report.employeeId), flexes.get(report.reportId)),
  );
}
