import type { DateText } from '../dates.ts';
import { lastDayOf, type Absence } from './absence.ts';

/**
 * True when lists, counts and calendars show an absence. For people who have left, only decided and
 * past absences are shown (product Y21).
 */
export function isListed(absence: Absence, isEmployed: boolean, today: DateText): boolean {
  return isEmployed || (absence.status !== 'pending' && lastDayOf(absence, today) < today);
}
