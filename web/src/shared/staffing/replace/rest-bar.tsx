import { addDays } from '@driftig/domain/dates';
import { instantOf, localAt, type Period } from '@driftig/domain/planning/period';

import { weekdayOf } from '../../../ui/time/weekday-names.ts';
import { placeOf, type Timeline } from '../timeline.ts';
import classes from './rest-bar.module.css';

const hour = 3_600_000;

/** 36 hours from shortly before the shift; a longer shift is shown whole. */
export function restLineOf({ from, to }: Period): Timeline {
  const start = instantOf(from) - 3 * hour;
  const end = Math.max(start + 36 * hour, instantOf(to) + 12 * hour);
  return { from: start, to: end, ticks: [] };
}

interface RestBarProps {
  line: Timeline;
  shift: Period;
  bookings: readonly Period[];
}

/** The shift and a person's other shifts around it. Hidden from screen readers: the row says the rest. */
export function RestBar({ line, shift, bookings }: RestBarProps) {
  return (
    <span className={classes.bar} aria-hidden="true">
      {bookings.map((booking) => (
        <Part key={booking.from} line={line} period={booking} kind="other" />
      ))}
      <Part line={line} period={shift} kind="shift" />
      {midnightsOf(line).map(({ date, at }) => (
        <span key={date} className={classes.midnight} style={{ left: `${at}%` }} />
      ))}
    </span>
  );
}

/** The times of the shift and the names of the days, above the bars. */
export function RestBarHead({ line, shift }: { line: Timeline; shift: Period }) {
  const place = placeOf(line, shift);
  const first = midnightsOf(line).find(({ at }) => at > (place?.left ?? 0) + 18);
  return (
    <span className={classes.head} aria-hidden="true">
      <b style={{ left: `${place?.left ?? 0}%` }}>
        {shift.from.slice(11)}–{shift.to.slice(11)}
      </b>
      {first === undefined ? null : (
        <span style={{ left: `${first.at}%` }}>{weekdayOf(first.date)}</span>
      )}
    </span>
  );
}

function Part({ line, period, kind }: { line: Timeline; period: Period; kind: 'shift' | 'other' }) {
  const place = placeOf(line, period);
  return place === undefined ? null : (
    <span
      className={classes.part}
      data-kind={kind}
      style={{ left: `${place.left}%`, width: `${place.width}%` }}
    />
  );
}

function midnightsOf({ from, to }: Timeline): { readonly date: string; readonly at: number }[] {
  const midnights: { date: string; at: number }[] = [];
  for (let date = addDays(localAt(from).slice(0, 10), 1); ; date = addDays(date, 1)) {
    const instant = instantOf(`${date}T00:00`);
    if (instant >= to) return midnights;
    midnights.push({ date, at: ((instant - from) / (to - from)) * 100 });
  }
}
