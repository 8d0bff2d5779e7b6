import type { DateText } from '@driftig/domain/dates';

import { dayAndMonth } from '../../time/period-title.ts';
import { weekdayOf } from '../../time/weekday-names.ts';
import classes from './day-head.module.css';
import { texts } from '../texts.ts';

interface DayHeadProps {
  date: DateText;
  isToday: boolean;
  hint?: string | undefined;
  onDay?: ((date: DateText) => void) | undefined;
}

/** 'tor 12' with today's number in ink, and a hint at the right. */
export function DayHead({ date, isToday, hint, onDay }: DayHeadProps) {
  const name = (
    <span className={classes.name} aria-hidden="true">
      <span>{weekdayOf(date).slice(0, 3)}</span>{' '}
      <span className={classes.number} data-today={isToday || undefined}>
        {Number(date.slice(8))}
      </span>
    </span>
  );
  // Begins with what is seen, so that it can be said to a computer that is spoken to.
  const day = `${weekdayOf(date).slice(0, 3)} ${dayAndMonth(date)}`;
  const label = isToday ? `${day}, ${texts.today}` : day;
  return (
    <span className={classes.head}>
      {onDay === undefined ? (
        <span role="img" aria-label={label}>
          {name}
        </span>
      ) : (
        <button type="button" aria-label={label} onClick={() => onDay(date)}>
          {name}
        </button>
      )}
      {hint === undefined ? null : <span className={classes.hint}>{hint}</span>}
    </span>
  );
}
