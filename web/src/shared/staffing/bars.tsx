import type { PlannedPerson } from '@driftig/contracts/planning/availability-route';
import { overlap, type Period } from '@driftig/domain/planning/period';

import classes from './bars.module.css';
import { texts } from './texts.ts';
import { placeOf, type Timeline } from './timeline.ts';

const timeOf = (local: string) => local.slice(11);
const timesOf = ({ from, to }: Period) => `${timeOf(from)}–${timeOf(to)}`;

interface BarProps {
  line: Timeline;
  period: Period;
  kind: 'own' | 'asked' | 'clash' | 'other' | 'absent';
  text: string;
}

function Bar({ line, period, kind, text }: BarProps) {
  const place = placeOf(line, period);
  if (place === undefined) return null;
  return (
    <span
      className={classes.bar}
      data-kind={kind}
      style={{ left: `${place.left}%`, width: `${place.width}%` }}
    >
      {text}
    </span>
  );
}

interface BarsProps {
  person: PlannedPerson;
  period: Period;
  line: Timeline;
}

/** A person's bookings around the order's time. Hidden from screen readers: the row says it. */
export function Bars({ person, period, line }: BarsProps) {
  const { status, isAbsent, bookings } = person;
  return (
    <span className={classes.line} aria-hidden="true">
      <OrderTime line={line} period={period} />
      {isAbsent ? (
        <span className={classes.bar} data-kind="absent" style={{ left: 0, width: '100%' }}>
          {texts.statuses.absent}
        </span>
      ) : null}
      {bookings.map((booking) => (
        <Bar
          key={booking.orderNumber}
          line={line}
          period={booking}
          kind={overlap(booking, period) ? 'clash' : 'other'}
          text={`${booking.title}, ${timesOf(booking)}`}
        />
      ))}
      {status === 'assigned' ? (
        <Bar line={line} period={period} kind="own" text={timesOf(period)} />
      ) : null}
      {status === 'asked' ? (
        <Bar line={line} period={period} kind="asked" text={texts.askedBar} />
      ) : null}
    </span>
  );
}

/** The order's own time, shaded through all rows. */
function OrderTime({ line, period }: { line: Timeline; period: Period }) {
  const place = placeOf(line, period);
  return place === undefined ? null : (
    <span className={classes.shade} style={{ left: `${place.left}%`, width: `${place.width}%` }} />
  );
}

/** The hours above the bars. */
export function Hours({ line }: { line: Timeline }) {
  return (
    <span className={classes.hours} aria-hidden="true">
      {line.ticks.map(({ at, label, isEdge }) => (
        <span key={at} data-edge={isEdge || undefined} style={{ left: `${at}%` }}>
          {label}
        </span>
      ))}
    </span>
  );
}
