import type { AbsenceEntry } from '@driftig/contracts/vacation/entry';
import type { DateText } from '@driftig/domain/dates';
import type { Absence } from '@driftig/domain/vacation/absence';

import { type People } from '../changes/employees/people-of.ts';
import { entryOf } from './entry-of.ts';

interface Page {
  readonly limit: number;
  readonly offset: number;
  readonly today: DateText;
  readonly people: People;
}

/** The most an answer may weigh (product T12), with some room for what is around the rows. */
const mostBytes = 950_000;
/** An entry without its texts. */
const entryBytes = 330;

/** A page of entries with people's names, as many as weigh less than 1 MB, and how many there are. */
export function entryPage(
  rows: readonly Absence[],
  { limit, offset, today, people }: Page,
): { data: AbsenceEntry[]; total: number } {
  const page = rows
    .slice(offset, offset + limit)
    .map((absence) => entryOf(absence, people.nameOf(absence.employeeId), today));
  return { data: lightEnough(page), total: rows.length };
}

function lightEnough(entries: readonly AbsenceEntry[]): AbsenceEntry[] {
  let bytes = 0;
  return entries.filter((entry) => {
    bytes += entryBytes + Buffer.byteLength(entry.comment + entry.reason + entry.employeeName);
    return bytes <= mostBytes;
  });
}
