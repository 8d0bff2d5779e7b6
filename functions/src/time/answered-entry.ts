import type { TimeEntry } from '@driftig/contracts/time/entry';
import type { CompanyData } from '@driftig/data/store';
import type { DateText } from '@driftig/domain/dates';
import { monthOfDate, type TimeReport } from '@driftig/domain/time/report';

import { entriesOf } from './entry-of.ts';
import { normFacts } from './norm-facts.ts';

interface About {
  readonly name: string;
  /** Reports that are saved with it. */
  readonly others?: readonly TimeReport[];
  readonly today: DateText;
}

/** A saved report as it is answered, with the norm and the flex that it has among those of its day. */
export async function answeredEntry(
  store: Pick<CompanyData, 'time' | 'vacation'>,
  report: TimeReport,
  { name, others = [], today }: About,
): Promise<TimeEntry> {
  const { employeeId, date, reportId } = report;
  const [months, facts] = await Promise.all([
    store.time.getMonths([{ employeeId, month: monthOfDate(date) }]),
    normFacts(store, { employeeIds: [employeeId], from: date, to: date, today }),
  ]);
  const stored = months.flatMap(({ reports }) => reports);
  const all = [...stored.filter((one) => one.reportId !== reportId), report, ...others];
  const [entry] = entriesOf([report], all, { nameOf: () => name, facts });
  return entry as TimeEntry;
}
