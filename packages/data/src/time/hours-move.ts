import { changedMonths } from '@driftig/domain/time/changed-months';
import { rangeHundredths } from '@driftig/domain/time/clock';
import { keptChange } from '@driftig/domain/time/entry-history';
import { monthOfDate, type MonthText, type TimeReport } from '@driftig/domain/time/report';

import type { Table } from '../core/client.ts';
import { oldHoursRepository, type OldHours } from './old-hours.repository.ts';
import type { CompanyStore } from '../store.ts';
import { VersionConflict } from '../core/retry-on-conflict.ts';

/** A transaction has 100 items, and a move takes a deletion beside the month. */
const batch = 40;

/**
 * Moves a company's old records of hours to time reports, approved (product T14); returns how many.
 * Each is moved in the transaction that deletes its record, so it may run twice and while people
 * work: concurrently changed ones wait for the next run.
 */
export async function moveOldHours(
  table: Table,
  companyId: string,
  store: CompanyStore,
): Promise<number> {
  const old = await oldHoursRepository(table, companyId).list();
  const groups = Map.groupBy(old, ({ values }) =>
    [values['employeeId'], monthOfDate(String(values['date']))].join(' '),
  );
  let count = 0;
  for (const [key, records] of groups) {
    const [employeeId = '', month = ''] = key.split(' ');
    for (let from = 0; from < records.length; from += batch) {
      const part = records.slice(from, from + batch);
      count += await movePart(table, companyId, store, { employeeId, month, part });
    }
  }
  return count;
}

interface Part {
  readonly employeeId: string;
  readonly month: MonthText;
  readonly part: readonly OldHours[];
}

async function movePart(
  table: Table,
  companyId: string,
  store: CompanyStore,
  { employeeId, month, part }: Part,
): Promise<number> {
  const [read] = await store.time.getMonths([{ employeeId, month }]);
  const before = read ?? { employeeId, month, reports: [], version: 0 };
  const known = new Set(before.reports.map(({ reportId }) => reportId));
  const made = part
    .map((record) => reportOf(record, employeeId))
    .filter(({ reportId }) => !known.has(reportId));
  const moves = made.map((after) => ({ before: undefined, after }));
  const { remove } = oldHoursRepository(table, companyId);
  try {
    await store.commit({
      writes: [
        ...store.time.saveMonths(changedMonths(moves, () => before)),
        ...part.map((record) => remove(record)),
      ],
      audit: {
        action: 'time.moved',
        subject: `hours ${employeeId}.${month}`,
        changes: { reports: made.map((after) => keptChange({ before: undefined, after })) },
      },
    });
    return made.length;
  } catch (error) {
    if (error instanceof VersionConflict) return 0;
    throw error;
  }
}

/** Its id follows from the record's, so that the same record is never moved to two reports. */
function reportOf({ id, values, createdAt }: OldHours, employeeId: string): TimeReport {
  const text = (name: string) => String(values[name] ?? '');
  const date = text('date');
  const times = { startTime: text('fromTime'), endTime: text('toTime'), breakMinutes: 0 };
  return {
    reportId: `${employeeId}.${date.slice(0, 4)}${date.slice(5, 7)}.${id}`,
    employeeId,
    date,
    kind: 'work',
    status: 'approved',
    projectId: text('orderId'),
    projectName: text('orderTitle') || 'Uden ordre',
    isInternal: false,
    activity: '',
    hundredths: rangeHundredths(date, times),
    ...times,
    flexReason: '',
    reason: '',
    shiftId: '',
    invoiceNumber: 0,
    recordedAt: createdAt,
    decidedBy: '',
    purgeAfter: '',
    version: 1,
  };
}
