import type { DateText } from '@driftig/domain/dates';

import { weekdayOf } from '../../time/weekday-names.ts';
import classes from './day-head.module.css';
import { dayText, texts } from '../texts.ts';

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
      <span>{weekdayOf(date).slice(0, 3)}</span>
      <span className={classes.number} data-today={isToday || undefined}>
        {Number(date.slice(8))}
      </span>
    </span>
  );
  const label = isToday ? `${dayText(date)}, ${texts.today}` : dayText(date);
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
