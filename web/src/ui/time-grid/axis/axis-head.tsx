import type { DateText } from '@driftig/domain/dates';

import classes from './axis-board.module.css';
import { DayHead } from '../blocks/day-head.tsx';
import { LaneHead } from '../blocks/lane-head.tsx';
import type { TimeGridProps } from '../types.ts';

interface AxisHeadProps extends Pick<TimeGridProps, 'lanes' | 'today' | 'dayHint' | 'onDay'> {
  days: readonly DateText[];
}

/** The days, and below them the lanes where there are several; a day of several lanes has no day head. */
export function AxisHead({ days, lanes, today, dayHint, onDay }: AxisHeadProps) {
  const isSplit = lanes.length > 1;
  const hasDays = days.length > 1 || !isSplit;
  return (
    <div className={classes.head}>
      <span className={classes.corner} data-rows={hasDays && isSplit ? 2 : 1} />
      {hasDays
        ? days.map((date) => (
            <span key={date} className={classes.day} style={{ gridColumn: `span ${lanes.length}` }}>
              <DayHead date={date} isToday={date === today} hint={dayHint?.(date)} onDay={onDay} />
            </span>
          ))
        : null}
      {isSplit
        ? days.map((date) =>
            lanes.map((lane) => (
              <span
                key={`${date} ${lane.id}`}
                className={classes.laneHead}
                data-tone={lane.tone}
                data-pinned={(lane.isPinned === true && days.length === 1) || undefined}
              >
                <LaneHead lane={lane} />
              </span>
            )),
          )
        : null}
    </div>
  );
}
