import type { DateText } from '@driftig/domain/dates';

import classes from './axis-board.module.css';
import type { GridHours, WallTime } from '../types.ts';
import { clockOf, dateOf, minuteOf } from '../math/wall-time.ts';

interface NowLineProps {
  now: WallTime;
  days: readonly DateText[];
  hours: GridHours;
}

/** A line of ink with the time at the axis; in a week on today's columns only. */
export function NowLine({ now, days, hours }: NowLineProps) {
  const day = days.indexOf(dateOf(now));
  const hour = minuteOf(now) / 60 - hours.from;
  if (day === -1 || hour < 0 || hour > hours.to - hours.from) return null;
  const share = 100 / days.length;
  return (
    <div
      className={classes.now}
      style={{ top: `calc(${hour} * var(--hour))` }}
      data-now={clockOf(now)}
      aria-hidden="true"
    >
      <span className={classes.nowTime}>{clockOf(now)}</span>
      <span className={classes.nowTrack}>
        <span style={{ left: `${day * share}%`, width: `${share}%` }} />
      </span>
    </div>
  );
}
