import { absenceTypeNames } from '@driftig/contracts/vacation/absence-type';

import { dayAndMonth } from '../../../ui/time/period-title.ts';
import type { Day } from './period.ts';
import type { Row } from './rows.ts';
import { texts } from './texts.ts';

/** The public holidays among these days: '25. december Juledag, 26. december 2. juledag'. */
export function holidaysText(days: readonly Day[]): string {
  return days
    .flatMap(({ date, holiday }) =>
      holiday === undefined ? [] : [texts.holidayOn(dayAndMonth(date), holiday)],
    )
    .join(', ');
}

/** The letters of those kinds that are in sight: 'F Ferie · S Sygdom'. */
export function kindsText(rows: readonly Row[]): string {
  const used = new Set(rows.flatMap(({ bars }) => bars.map(({ entry }) => entry.type)));
  return absenceTypeNames
    .filter((type) => used.has(type))
    .map((type) => texts.kind(type))
    .join(' · ');
}
