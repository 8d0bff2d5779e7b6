import type { DateText } from '@driftig/domain/dates';
import { memo, useMemo, type CSSProperties } from 'react';

import classes from './axis-board.module.css';
import { Block } from '../blocks/block.tsx';
import { placedParts } from '../math/columns.ts';
import { isSameList } from '../math/lane-groups.ts';
import type { Slot } from '../math/lay-out.ts';
import { partOn } from '../math/parts.ts';
import { Range } from '../blocks/range.tsx';
import { dayText } from '../texts.ts';
import type { GridEvent, GridHours, GridLane, GridRange } from '../types.ts';

interface AxisColumnProps {
  date: DateText;
  lane: GridLane;
  isToday: boolean;
  isSingleLane: boolean;
  events: readonly GridEvent[];
  ranges: readonly GridRange[];
  hours: GridHours;
  minimum: number;
  helpId: string;
}

function AxisColumnOf(props: AxisColumnProps) {
  const { date, lane, isToday, isSingleLane, events, ranges, hours, minimum, helpId } = props;
  const placed = useMemo(() => placedParts(date, events, minimum), [date, events, minimum]);
  const label = isSingleLane ? dayText(date) : `${lane.name}, ${dayText(date)}`;
  return (
    <div
      className={classes.column}
      data-lane={lane.id}
      data-date={date}
      data-tone={lane.tone}
      data-today={isToday || undefined}
      data-pinned={lane.isPinned === true || undefined}
    >
      {ranges.map((range) => {
        const part = partOn(date, range);
        if (part === undefined) return null;
        return <Range key={range.id} range={range} style={heightOf(part, hours)} />;
      })}
      <ul className={classes.parts} aria-label={label}>
        {placed.map(({ event, part, slot }) => (
          <li key={event.id}>
            <Block
              event={event}
              part={part}
              helpId={helpId}
              isNarrow={slot.of > 2}
              style={{ ...heightOf(part, hours), ...widthOf(slot) }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Position and height on the axis; `hours` are those in view. */
function heightOf(part: { from: number; to: number }, hours: GridHours): CSSProperties {
  const from = Math.max(0, part.from / 60 - hours.from);
  const to = Math.min(hours.to - hours.from, part.to / 60 - hours.from);
  return {
    top: `calc(${from} * var(--hour) + 1px)`,
    height: `calc(${Math.max(0, to - from)} * var(--hour) - 2px)`,
  };
}

function widthOf({ slot, of }: Slot): CSSProperties {
  return {
    left: `calc(4px + ${slot / of} * (100% - 8px))`,
    width: `calc(${1 / of} * (100% - 8px) - ${slot + 1 < of ? 2 : 0}px)`,
  };
}

/** Drawn again only when something of its own has changed. */
export const AxisColumn = memo(
  AxisColumnOf,
  (one, other) =>
    one.date === other.date &&
    one.lane === other.lane &&
    one.isToday === other.isToday &&
    one.isSingleLane === other.isSingleLane &&
    one.minimum === other.minimum &&
    one.helpId === other.helpId &&
    one.hours.from === other.hours.from &&
    one.hours.to === other.hours.to &&
    isSameList(one.events, other.events) &&
    isSameList(one.ranges, other.ranges),
);
