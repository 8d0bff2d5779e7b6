import type { DateText } from '@driftig/domain/dates';

import { partOn } from './parts.ts';
import type { GridEvent, GridHours } from '../types.ts';

const byDefault: GridHours = { from: 8, to: 16 };

/** The wanted hours, widened to whole hours until every event of the days is in view. */
export function visibleHours(
  days: readonly DateText[],
  events: readonly GridEvent[],
  wanted: GridHours | undefined,
): GridHours {
  let { from, to } = wanted ?? byDefault;
  for (const event of events) {
    if (event.isAllDay === true) continue;
    for (const day of days) {
      const part = partOn(day, event);
      if (part === undefined) continue;
      from = Math.min(from, Math.floor(part.from / 60));
      to = Math.max(to, Math.ceil(part.to / 60));
    }
  }
  return { from, to };
}
