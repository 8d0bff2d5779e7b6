import { absenceTypes } from '@driftig/contracts/vacation/absence-type';
import { formatDate } from '@driftig/domain/format';
import { durationOf, durationText } from '@driftig/domain/vacation/duration';
import { datesText } from '@driftig/domain/vacation/overlaps';

import type { Tone } from '../../ui/display/status-chip.tsx';
import type { Entry } from './queries.ts';
import { texts } from './texts.ts';

const statuses: Readonly<Record<Entry['status'], { text: string; tone: Tone }>> = {
  pending: { text: 'Afventer', tone: 'pending' },
  approved: { text: 'Godkendt', tone: 'done' },
  rejected: { text: 'Afvist', tone: 'danger' },
  deleted: { text: 'Slettet', tone: 'neutral' },
};
/** Types without approval show 'Meldt' instead of 'Godkendt'. */
const reported = { text: 'Meldt', tone: 'done' } as const;

export function statusOf({ status, type }: Entry): { text: string; tone: Tone } {
  if (status === 'approved' && !absenceTypes[type].needsApproval) return reported;
  return statuses[status];
}

/** How long an entry is, public holidays left out; '' where nothing of it counts. */
export function totalOf(entry: Entry, withoutWeekends: boolean): string {
  const duration = durationOf(entry, { weekends: withoutWeekends, holidays: true });
  return duration === undefined ? '' : durationText(duration);
}

/** '08:00-12:00'; 'Hele dagen' without times. */
export function timesOf({ startTime, endTime }: Entry): string {
  if (startTime === '' && endTime === '') return texts.whole;
  return `${startTime || '00:00'}-${endTime || '24:00'}`;
}

/** 'ferie 30-03-2027 til 31-03-2027', to distinguish entries. */
export function nameOf(entry: Entry): string {
  return texts.name(absenceTypes[entry.type].label.toLocaleLowerCase('da'), datesText(entry));
}

/** '07-04-2026 – 10-04-2026'. */
export function rangeOf({ startDate, endDate, isOpen }: Entry): string {
  const from = formatDate(startDate);
  if (isOpen) return `${from} – ${texts.until.toLocaleLowerCase('da')}`;
  return startDate === endDate ? from : `${from} – ${formatDate(endDate)}`;
}
