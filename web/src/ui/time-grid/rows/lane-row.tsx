import { daysBetween, type DateText } from '@driftig/domain/dates';
import { memo } from 'react';

import { Block } from '../blocks/block.tsx';
import { isSameList } from '../math/lane-groups.ts';
import { LaneHead } from '../blocks/lane-head.tsx';
import { compareEvents, isChipOn, lastDateOf } from '../math/parts.ts';
import { Range } from '../blocks/range.tsx';
import classes from './row-board.module.css';
import { dayText } from '../texts.ts';
import type { GridEvent, GridLane, GridRange } from '../types.ts';
import { dateOf } from '../math/wall-time.ts';

interface LaneRowProps {
  lane: GridLane;
  days: readonly DateText[];
  today: DateText;
  events: readonly GridEvent[];
  ranges: readonly GridRange[];
  helpId: string;
}

function LaneRowOf({ lane, days, today, events, ranges, helpId }: LaneRowProps) {
  const sorted = events.toSorted(compareEvents);
  return (
    <div className={classes.row} data-lane={lane.id} data-tone={lane.tone}>
      <span className={classes.lane}>
        <LaneHead lane={lane} isRow />
      </span>
      {ranges.map((range) => (
        <RowRange key={range.id} range={range} days={days} />
      ))}
      {days.map((date, index) => (
        <ul
          key={date}
          className={classes.cell}
          aria-label={`${lane.name}, ${dayText(date)}`}
          data-date={date}
          data-today={date === today || undefined}
          style={{ gridColumn: index + 2 }}
        >
          {sorted
            .filter((event) => isChipOn(date, event))
            .map((event) => (
              <li key={event.id}>
                <Block event={event} helpId={helpId} />
              </li>
            ))}
        </ul>
      ))}
    </div>
  );
}

/** One piece over all days of the range that are shown. */
function RowRange({ range, days }: { range: GridRange; days: readonly DateText[] }) {
  const [first] = days;
  if (first === undefined) return null;
  const from = Math.max(0, daysBetween(first, dateOf(range.start)));
  const to = Math.min(days.length - 1, daysBetween(first, lastDateOf(range)));
  if (to < from) return null;
  return (
    <Range range={range} style={{ gridRow: 1, gridColumn: `${from + 2} / ${to + 3}`, margin: 4 }} />
  );
}

/** Drawn again only when something of its own has changed. */
export const LaneRow = memo(
  LaneRowOf,
  (one, other) =>
    one.lane === other.lane &&
    one.today === other.today &&
    one.helpId === other.helpId &&
    isSameList(one.days, other.days) &&
    isSameList(one.events, other.events) &&
    isSameList(one.ranges, other.ranges),
);
