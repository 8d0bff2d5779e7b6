import type { TimeEntry } from '@driftig/contracts/time/entry';
import type { CompanyData } from '@driftig/data/store';
import type { DateText } from '@driftig/domain/dates';
import { hundredthsOfMinutes } from '@driftig/domain/time/clock';
import { sumHundredths, sumMinutes } from '@driftig/domain/time/minutes';
import { rowFlexes } from '@driftig/domain/time/flex';
import { isWork, type TimeReport } from '@driftig/domain/time/report';

import { entriesOf } from './entry-of.ts';
import { normFacts, type KnownFacts } from './norm-facts.ts';
import { readReports, type ReportFilter, type ReportPage } from '../changes/time/read-reports.ts';

interface Asked {
  readonly filter: ReportFilter;
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
  readonly today: DateText;
}

/** The names of people by id, of those asked for. */
type NamesOf = (employeeIds: readonly string[]) => Promise<(employeeId: string) => string>;

interface Page {
  readonly data: TimeEntry[];
  readonly total: number;
  /** Hundredths of an hour; null for a list too long to add up. */
  readonly hours: number | null;
  readonly flex: number | null;
}

/** The most an answer may weigh (product T12), with some room for what is around the rows. */
const mostBytes = 950_000;
/** An entry without its texts. */
const entryBytes = 620;

/** A page of a list as it is answered, with the hours and the flex of all its rows. */
export async function reportPage(
  store: CompanyData,
  { filter, limit = 10, offset = 0, today }: Asked,
  namesOf: NamesOf,
): Promise<Page> {
  const page = await readReports(store, filter, { limit, offset });
  const dates = (page.whole ?? page.rows).map(({ date }) => date).toSorted();
  const employeeIds = peopleIn(page.whole ?? page.rows);
  const about = { employeeIds, from: dates[0] ?? today, to: dates.at(-1) ?? today, today };
  const [facts, nameOf] = await Promise.all([
    normFacts(store, about),
    namesOf(peopleIn(page.rows)),
  ]);
  const rows = lightEnough(page.rows, nameOf);
  const data = entriesOf(rows, page.read, { nameOf, facts });
  return { data, total: page.total, ...sumsOf(page, facts) };
}

const peopleIn = (rows: readonly TimeReport[]) => [
  ...new Set(rows.map(({ employeeId }) => employeeId)),
];

function lightEnough(rows: readonly TimeReport[], nameOf: (id: string) => string): TimeReport[] {
  let bytes = 0;
  return rows.filter(({ employeeId, projectName, activity, reason, flexReason }) => {
    const texts = nameOf(employeeId) + projectName + activity + reason + flexReason;
    bytes += entryBytes + Buffer.byteLength(texts);
    return bytes <= mostBytes;
  });
}

/** The sums of a filter; of rejected rows the hours alone, since they move no balance. */
function sumsOf({ whole, read }: ReportPage, facts: KnownFacts): Pick<Page, 'hours' | 'flex'> {
  if (whole === undefined) return { hours: null, flex: null };
  const hours = sumHundredths(whole.filter(isWork));
  const flexes = new Map(
    [...Map.groupBy(read, ({ employeeId }) => employeeId)].flatMap(([id, own]) => [
      ...rowFlexes(own, facts.of(id)),
    ]),
  );
  const minutes = whole.map(({ reportId }) => flexes.get(reportId)?.flexMinutes ?? 0);
  return { hours, flex: hundredthsOfMinutes(sumMinutes(minutes)) };
}
