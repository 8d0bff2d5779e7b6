import { absenceTypes } from '@driftig/contracts/vacation/absence-type';
import { formatDate } from '@driftig/domain/format';
import { durationOf, durationText } from '@driftig/domain/vacation/duration';
import { labelOf } from '@driftig/domain/vacation/absence';

import type { Entry } from './queries.ts';
import { texts } from './texts.ts';

/** '23-11-2026', '23-11-2026 kl. 08:00-12:00', 'fra 23-11-2026 indtil videre'. */
export function whenText({ startDate, endDate, startTime, endTime, isOpen }: Entry): string {
  const at = (date: string, time: string) =>
    time === '' ? formatDate(date) : `${formatDate(date)} kl. ${time}`;
  if (isOpen) return `${texts.from(at(startDate, startTime))} ${texts.openEnd}`;
  if (startDate !== endDate) return `${at(startDate, startTime)} til ${at(endDate, endTime)}`;
  if (startTime !== '' && endTime !== '')
    return `${formatDate(startDate)} kl. ${startTime}-${endTime}`;
  if (endTime !== '') return `${formatDate(startDate)} til kl. ${endTime}`;
  return startTime === '' ? formatDate(startDate) : texts.from(at(startDate, startTime));
}

/** Label of a bar for screen readers, in the row of its person. */
export function barName(entry: Entry): string {
  return texts.barName(labelOf(entry.type), whenText(entry), texts.statusInText[entry.status]);
}

/** Possible labels of a bar, longest first. */
export function barLabels(entry: Entry): readonly string[] {
  const { type, startDate, endDate, startTime, endTime, isOpen } = entry;
  const label = labelOf(type);
  const isTimed = startDate === endDate && startTime !== '' && endTime !== '' && !isOpen;
  return [
    ...(isTimed ? [`${label} ${startTime}-${endTime}`] : []),
    ...(isOpen ? [`${label} ${texts.openEnd}`] : []),
    label,
    absenceTypes[type].letter,
  ];
}

/** How many days or hours it takes, as an application counts them; '' where nothing counts. */
export function durationOfEntry(entry: Entry): string {
  const duration = durationOf(entry, { weekends: true, holidays: true });
  return duration === undefined ? '' : durationText(duration);
}
