import type { DateText } from '@driftig/domain/dates';
import { useMemo, type ReactNode } from 'react';

import { DayHead } from '../blocks/day-head.tsx';
import { byLane, itemsOf } from '../math/lane-groups.ts';
import { useProgressive } from '../use-progressive.ts';
import { LaneRow } from './lane-row.tsx';
import classes from './row-board.module.css';
import type { TimeGridProps } from '../types.ts';

/** More lanes get lower rows and shorter chips. */
const mostTallRows = 9;
const noRanges = [] as const;

interface RowBoardProps extends Pick<
  TimeGridProps,
  'lanes' | 'events' | 'ranges' | 'today' | 'dayHint' | 'corner' | 'onDay'
> {
  days: readonly DateText[];
  helpId: string;
  children: ReactNode;
}

/** A row per lane, a column per day. */
export function RowBoard(props: RowBoardProps) {
  const { days, lanes, events, ranges = noRanges, today, helpId, dayHint, corner, onDay } = props;
  const drawn = useProgressive(lanes.length);
  const eventsByLane = useMemo(() => byLane(events), [events]);
  const rangesByLane = useMemo(() => byLane(ranges), [ranges]);
  return (
    <div className={classes.board} data-compact={lanes.length > mostTallRows || undefined}>
      <div className={classes.head}>
        <span className={classes.corner}>{corner}</span>
        {days.map((date) => (
          <span key={date} className={classes.day}>
            <DayHead date={date} isToday={date === today} hint={dayHint?.(date)} onDay={onDay} />
          </span>
        ))}
      </div>
      <div className={classes.rows} data-plane="rows">
        {lanes.slice(0, drawn).map((lane) => (
          <LaneRow
            key={lane.id}
            lane={lane}
            days={days}
            today={today}
            events={itemsOf(eventsByLane, lane)}
            ranges={itemsOf(rangesByLane, lane)}
            helpId={helpId}
          />
        ))}
        {props.children}
      </div>
    </div>
  );
}
