import type { DateText } from '../dates.ts';
import { lastDayOf, type Absence } from './absence.ts';

/**
 * Whether lists, counts and calendars show an absence. Of somebody who has left, only what is decided
 * and over: nobody waits for an answer, and nobody is away from a company they no longer work in
 * (product Y21).
 */
export function isListed(absence: Absence, isEmployed: boolean, today: DateText): boolean {
  return isEmployed || (absence.status !== 'pending' && lastDayOf(absence, today) < today);
}
