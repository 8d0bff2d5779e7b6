import { absenceTypes } from '@driftig/contracts/vacation/absence-type';
import { durationOf, durationText } from '@driftig/domain/vacation/duration';
import { datesText } from '@driftig/domain/vacation/overlaps';

import type { Entry } from '../../../../shared/holiday-balance/queries.ts';
import { texts } from '../texts.ts';

type Dates = Pick<Entry, 'startDate' | 'endDate' | 'isOpen'>;
type Times = Pick<Entry, 'startTime' | 'endTime'>;

/** The most letters of a comment in a row; the dialog has the whole of it. */
const longestInRow = 30;

export const typeText = ({ type }: Pick<Entry, 'type'>) => absenceTypes[type].label;

/** '12:00–15:00'; '' for whole days. */
export function timesText({ startTime, endTime }: Times): string {
  if (startTime === '' && endTime === '') return '';
  return `${startTime || '00:00'}–${endTime || '24:00'}`;
}

/** Without weekends and public holidays, as the application itself is counted at first (product T7). */
export function lengthText(entry: Dates & Times): string {
  if (entry.isOpen) return texts.open;
  const duration = durationOf(entry, { weekends: true, holidays: true });
  return duration === undefined ? `0 ${texts.days}` : durationText(duration);
}

/** Name of an application: 'Jonas Lind, ferie 07-04-2026 til 10-04-2026'. */
export function nameOfEntry(entry: Pick<Entry, 'employeeName' | 'type'> & Dates & Times): string {
  return `${entry.employeeName}, ${whatText(entry)}`;
}

/** 'ferie 07-04-2026 til 10-04-2026' */
function whatText(entry: Pick<Entry, 'type'> & Dates & Times): string {
  return `${typeText(entry).toLocaleLowerCase('da')} ${datesText(entry)}`;
}

/** A comment as a row has room for it. */
export function shortComment(comment: string): { readonly text: string; readonly isCut: boolean } {
  const line = comment.replaceAll(/\s+/g, ' ').trim();
  const letters = [...line];
  if (letters.length <= longestInRow) return { text: line, isCut: line !== comment };
  return { text: `${letters.slice(0, longestInRow).join('').trimEnd()}…`, isCut: true };
}

export const idOf = ({ absenceId }: Pick<Entry, 'absenceId'>) => absenceId;
