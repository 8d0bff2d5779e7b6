import type { AbsenceEntry } from '@driftig/contracts/vacation/entry';
import type { DateText } from '@driftig/domain/dates';
import { asOf, type Absence } from '@driftig/domain/vacation/absence';

/** An absence as it is answered: with its person's name, and the end that is known today. */
export function entryOf(absence: Absence, employeeName: string, today: DateText): AbsenceEntry {
  return { ...asOf(absence, today), employeeName };
}
