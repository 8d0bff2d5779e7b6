import { addDays, type DateText } from '@driftig/domain/dates';
import type { Registration } from '@driftig/domain/time/register';
import { mondayOf } from '@driftig/domain/weeks';

import { meetings, plain, stock } from './registrations.ts';

/** Registrations with one example of each mark (product T56). */
export function markedDays(firstName: string, today: DateText): readonly Registration[] {
  const yesterday = addDays(today, -1);
  const usual = { ...plain, ...stock, activity: 'Klargøring', hundredths: 740, date: yesterday };
  const marked: Readonly<Record<string, readonly Registration[]>> = {
    // He is ill since yesterday, and she is on holiday from Monday.
    Ali: [usual],
    Freja: [{ ...usual, date: mondayOf(today) }],
    Emil: [{ ...usual, activity: 'Teknik', hundredths: 1425 }],
    Nanna: [
      { ...usual, hundredths: 425 },
      { ...usual, ...meetings, activity: 'Kursus', hundredths: 300 },
    ],
    Victor: [{ ...usual, date: addDays(today, 1) }],
  };
  return marked[firstName] ?? [];
}
