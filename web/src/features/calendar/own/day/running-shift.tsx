/** RunningShift { order } — the clock of a shift that runs, and how much of its planned time is left. */
import type { EmployeeOrder } from '@driftig/contracts/calendar/orders-of-day';
import { timeRoutes } from '@driftig/contracts/time/routes';
import { danishClock } from '@driftig/domain/dates';
import { useQuery } from '@tanstack/react-query';

import { routeQuery } from '../../../../api/queries/route-query.ts';
import { clockText, type Since } from '../../../../ui/time/elapsed.ts';
import { formatClock } from '../../../../ui/time/format-instant.ts';
import { useElapsed } from '../../../../ui/time/use-elapsed.ts';
import { minutesBetween } from './minutes-between.ts';
import classes from './running-shift.module.css';
import { texts } from '../texts.ts';

const minute = 60_000;

export function RunningShift({ order }: { order: EmployeeOrder }) {
  const { data, dataUpdatedAt } = useQuery(routeQuery(timeRoutes.getTimer, {}));
  if (data?.timer == null) return null;
  const { startedAt } = data.timer;
  return <Clock order={order} since={{ startedAt, serverNow: data.now, askedAt: dataUpdatedAt }} />;
}

function Clock({ order, since }: { order: EmployeeOrder; since: Since }) {
  const elapsed = useElapsed(since);
  const clock = clockText(elapsed);
  const { startDate, endDate, startTime, endTime } = order;
  const end = `${endDate}T${endTime || '23:59'}`;
  const planned = minutesBetween(`${startDate}T${startTime || '00:00'}`, end);
  const now = danishClock(Date.parse(since.startedAt) + elapsed);
  const left = Math.max(0, minutesBetween(now, end));
  const share = planned > 0 ? Math.min(100, (100 * elapsed) / (planned * minute)) : 0;
  return (
    <div className={classes.running}>
      <div className={classes.line}>
        <span role="timer" className={classes.clock}>
          {clock.slice(0, -3)}
          <span className={classes.seconds}>{clock.slice(-3)}</span>
        </span>
        <span className={classes.facts}>
          <span>{texts.startedAt(formatClock(since.startedAt))}</span>
          <span>{texts.left(Math.floor(left / 60), left % 60)}</span>
        </span>
      </div>
      <span className={classes.bar} aria-hidden="true">
        <span style={{ width: `${share}%` }} />
      </span>
    </div>
  );
}
