import type { TimeEntry } from '@driftig/contracts/time/entry';

import { toCsv } from '../../../ui/csv/write-csv.ts';
import { projectOf, statusOf } from '../entry/entry-text.ts';
import { awayText } from './document.ts';
import { activityText, hoursOf } from './groups.ts';
import type { Person } from './sums.ts';
import { texts } from './texts.ts';

/** A line a person. */
export function summaryCsv(people: readonly Person[], isFlexOn: boolean): string {
  return toCsv<Person>(
    [
      { header: texts.employee, csv: ({ employeeName }) => employeeName },
      { header: texts.hours, csv: ({ hundredths }) => hundredths / 100 },
      { header: texts.pending, csv: ({ pendingHundredths }) => pendingHundredths / 100 },
      { header: texts.norm, csv: ({ normHundredths }) => normHundredths / 100 },
      ...(isFlexOn
        ? [{ header: texts.flex, csv: ({ flexHundredths }: Person) => flexHundredths / 100 }]
        : []),
      { header: texts.absence, csv: awayText },
    ],
    people,
  );
}

/** A line an entry. */
export function detailsCsv(entries: readonly TimeEntry[], isFlexOn: boolean): string {
  return toCsv<TimeEntry>(
    [
      { header: texts.date, csv: ({ date }) => date },
      { header: texts.employee, csv: ({ employeeName }) => employeeName },
      { header: texts.project, csv: projectOf },
      { header: texts.activity, csv: activityText },
      { header: texts.from, csv: ({ startTime }) => startTime },
      { header: texts.to, csv: ({ endTime }) => endTime },
      { header: texts.pause, csv: ({ breakMinutes }) => breakMinutes },
      { header: texts.status, csv: (entry) => statusOf(entry).text },
      { header: texts.hours, csv: (entry) => hoursOf(entry) / 100 },
      ...(isFlexOn
        ? [{ header: texts.flex, csv: ({ flexHundredths }: TimeEntry) => flexHundredths / 100 }]
        : []),
    ],
    entries,
  );
}
