import { toCsv } from '../../../ui/csv/write-csv.ts';
import { weekdayOf } from '../../../ui/time/weekday-names.ts';
import { projectOf, remarkWhole, statusOf } from '../entry/entry-text.ts';
import { texts as entryTexts } from '../entry/texts.ts';
import type { Entry } from '../queries.ts';
import { daysOf, type Register, type RegisterDay } from './register-days.ts';
import { texts } from './texts.ts';

interface Line {
  readonly day: RegisterDay;
  readonly entry: Entry | undefined;
}

const ofEntry = (read: (entry: Entry) => string | number | null) => (line: Line) =>
  line.entry === undefined ? null : read(line.entry);

const columns = [
  { header: texts.date, csv: ({ day }: Line) => day.date },
  { header: texts.day, csv: ({ day }: Line) => weekdayOf(day.date) },
  { header: texts.project, csv: ofEntry(projectOf) },
  { header: texts.activity, csv: ofEntry(({ activity }) => activity) },
  { header: texts.type, csv: ofEntry(({ kind }) => entryTexts.kinds[kind]) },
  { header: texts.from, csv: ofEntry(({ startTime }) => startTime) },
  { header: texts.to, csv: ofEntry(({ endTime }) => endTime) },
  { header: texts.pause, csv: ofEntry(({ breakMinutes }) => breakMinutes || null) },
  { header: texts.hours, csv: ofEntry(({ hundredths }) => hundredths / 100) },
  { header: texts.norm, csv: ofEntry(({ normHundredths }) => normHundredths / 100) },
  { header: texts.flex, csv: ofEntry(({ flexHundredths }) => flexHundredths / 100) },
  { header: texts.status, csv: ofEntry((entry) => statusOf(entry).text) },
  { header: texts.absence, csv: ({ day }: Line) => day.absence },
  { header: texts.remarks, csv: ofEntry(remarkWhole) },
];

/** A row for each entry of the year, and one for a day of absence without any. */
export function registerCsv(register: Register): string {
  const lines = daysOf(register).flatMap((day): Line[] =>
    day.entries.length === 0
      ? [{ day, entry: undefined }]
      : day.entries.map((entry) => ({ day, entry })),
  );
  return toCsv(columns, lines);
}
