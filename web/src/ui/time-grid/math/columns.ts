import type { DateText } from '@driftig/domain/dates';

import { layOut, type Slot } from './lay-out.ts';
import { isTimed } from './lane-groups.ts';
import { compareEvents, partOn, type Part } from './parts.ts';
import type { GridEvent, GridLane } from '../types.ts';

/** A column of the time axis. */
export interface Column {
  readonly key: string;
  readonly date: DateText;
  readonly lane: GridLane;
}

/** Every lane of the first day, then every lane of the next. */
export function columnsOf(
  days: readonly DateText[],
  lanes: readonly GridLane[],
): readonly Column[] {
  return days.flatMap((date) => lanes.map((lane) => ({ key: `${date} ${lane.id}`, date, lane })));
}

interface PlacedPart {
  readonly event: GridEvent;
  readonly part: Part;
  readonly slot: Slot;
}

/** Parts of a lane's events on a date, laid side by side. */
export function placedParts(
  date: DateText,
  events: readonly GridEvent[],
  minimum: number,
): readonly PlacedPart[] {
  const parts = events
    .filter(isTimed)
    .toSorted(compareEvents)
    .flatMap((event) => {
      const part = partOn(date, event);
      return part === undefined ? [] : [{ event, part }];
    })
    .toSorted((one, other) => one.part.from - other.part.from);
  const slots = layOut(
    parts.map(({ part: { from, to } }) => ({ from, to: Math.max(to, from + minimum) })),
  );
  return parts.flatMap((placed, index) => {
    const slot = slots[index];
    return slot === undefined ? [] : [{ ...placed, slot }];
  });
}
