import type { DateText } from '@driftig/domain/dates';
import type { ReactNode } from 'react';

import { DayHead } from '../blocks/day-head.tsx';
import { compareEvents, partOn } from '../math/parts.ts';
import { dayText, timesText } from '../texts.ts';
import type { GridEvent, GridLane, TimeGridProps } from '../types.ts';
import classes from './agenda.module.css';

const noRanges = [] as const;

interface AgendaProps extends Pick<
  TimeGridProps,
  'lanes' | 'events' | 'ranges' | 'today' | 'onDay' | 'empty'
> {
  days: readonly DateText[];
  children?: ReactNode;
}

/** The days that have something, in a list; nothing is dragged here. */
export function Agenda({
  days,
  lanes,
  events,
  ranges = noRanges,
  today,
  onDay,
  empty,
}: AgendaProps) {
  const shown = days
    .map((date) => ({
      date,
      events: events.filter((event) => partOn(date, event) !== undefined).toSorted(compareEvents),
      ranges: ranges.filter((range) => partOn(date, range) !== undefined),
    }))
    .filter((day) => day.events.length + day.ranges.length > 0);
  if (shown.length === 0) return <div className={classes.empty}>{empty}</div>;
  return (
    <ol className={classes.agenda}>
      {shown.map(({ date, events, ranges }) => (
        <li key={date} className={classes.day}>
          <div className={classes.head}>
            <DayHead date={date} isToday={date === today} onDay={onDay} />
          </div>
          <ul className={classes.events} aria-label={dayText(date)}>
            {events.map((event) => (
              <li key={event.id}>
                <Line event={event} lane={laneOf(lanes, event.laneId)} />
              </li>
            ))}
            {ranges.map(({ id, laneId, label }) => (
              <li key={id} className={classes.range}>
                <span>{label}</span>
                <span>{laneOf(lanes, laneId)?.name}</span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

const laneOf = (lanes: readonly GridLane[], laneId: string) =>
  lanes.length > 1 ? lanes.find(({ id }) => id === laneId) : undefined;

function Line({ event, lane }: { event: GridEvent; lane: GridLane | undefined }) {
  const { id, title, detail, note, tone } = event;
  return (
    <button type="button" className={classes.line} data-event={id} data-tone={tone}>
      <span className={classes.time}>{timesText(event)}</span>
      <span className={classes.title}>{title}</span>
      <span className={classes.detail}>
        {[lane?.name, detail].filter((word) => word !== undefined).join(', ')}
      </span>
      {note === undefined ? null : <span className={classes.note}>{note}</span>}
    </button>
  );
}
