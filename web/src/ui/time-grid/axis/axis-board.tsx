import type { DateText } from '@driftig/domain/dates';
import { useMemo, type CSSProperties, type ReactNode } from 'react';

import { AllDayRow } from './all-day-row.tsx';
import classes from './axis-board.module.css';
import { AxisColumn } from './axis-column.tsx';
import { AxisHead } from './axis-head.tsx';
import { columnsOf } from '../math/columns.ts';
import { byLane, itemsOf } from '../math/lane-groups.ts';
import { useProgressive } from '../use-progressive.ts';
import { NowLine } from './now-line.tsx';
import type { GridHours, TimeGridProps } from '../types.ts';

const noRanges = [] as const;

interface AxisBoardProps extends Pick<
  TimeGridProps,
  'lanes' | 'events' | 'ranges' | 'today' | 'now' | 'dayHint' | 'onDay'
> {
  days: readonly DateText[];
  hours: GridHours;
  hourHeight: number;
  minimum: number;
  helpId: string;
  children: ReactNode;
}

/** A time axis from top to bottom, with a column per day and lane. */
export function AxisBoard(props: AxisBoardProps) {
  const { days, lanes, events, ranges = noRanges, today, now } = props;
  const { hours, hourHeight, minimum, helpId } = props;
  const columns = useMemo(() => columnsOf(days, lanes), [days, lanes]);
  const drawn = useProgressive(columns.length);
  const eventsByLane = useMemo(() => byLane(events), [events]);
  const rangesByLane = useMemo(() => byLane(ranges), [ranges]);
  const style = {
    '--columns': columns.length,
    '--hour': `${hourHeight}px`,
    '--hours': hours.to - hours.from,
  } as CSSProperties;
  return (
    <div className={classes.board} style={style} data-days={days.length}>
      <AxisHead
        days={days}
        lanes={lanes}
        today={today}
        dayHint={props.dayHint}
        onDay={props.onDay}
      />
      <AllDayRow columns={columns} events={eventsByLane} helpId={helpId} />
      <div className={classes.body}>
        <HourRail hours={hours} />
        <div className={classes.plane} data-plane="axis">
          {columns.slice(0, drawn).map(({ key, date, lane }) => (
            <AxisColumn
              key={key}
              date={date}
              lane={lane}
              isToday={date === today && days.length > 1}
              isSingleLane={lanes.length === 1}
              events={itemsOf(eventsByLane, lane)}
              ranges={itemsOf(rangesByLane, lane)}
              hours={hours}
              minimum={minimum}
              helpId={helpId}
            />
          ))}
          {props.children}
        </div>
        {now === undefined ? null : <NowLine now={now} days={days} hours={hours} />}
      </div>
    </div>
  );
}

function HourRail({ hours: { from, to } }: { hours: GridHours }) {
  const marks = Array.from({ length: to - from }, (_, index) => from + index);
  return (
    <div className={classes.rail} aria-hidden="true">
      {marks.map((hour) => (
        <span key={hour} style={{ top: `calc(${hour - from} * var(--hour))` }}>
          {String(hour).padStart(2, '0')}:00
        </span>
      ))}
    </div>
  );
}
