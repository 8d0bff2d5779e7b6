import { absenceTypes, type AbsenceType } from '@driftig/contracts/vacation/absence-type';
import type { DayOfHours } from '@driftig/contracts/time/day';
import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconClockExclamation } from '@tabler/icons-react';

import { formatWeekdayDate, weekdayOf } from '../../../../ui/time/weekday-names.ts';
import { hoursText } from '../../hours-text.ts';
import { texts } from '../texts.ts';
import classes from './week-strip.module.css';
import type { OwnHours } from '../use-own-hours.ts';

/** The days of the week with their hours against the norm. A tap registers on that day. */
export function WeekStrip({ hours }: { hours: OwnHours }) {
  const { summary, today, createOn, mayWrite } = hours;
  const { days = [], missing = [] } = summary.data ?? {};
  return (
    <ol className={classes.days} aria-label={texts.days} aria-busy={summary.isPlaceholderData}>
      {days.map((day) => (
        <li key={day.date}>
          <Day
            day={day}
            isToday={day.date === today}
            isMissing={missing.includes(day.date)}
            onOpen={mayWrite ? () => createOn(day.date) : undefined}
          />
        </li>
      ))}
    </ol>
  );
}

interface DayProps {
  day: DayOfHours;
  isToday: boolean;
  isMissing: boolean;
  onOpen: (() => void) | undefined;
}

function Day({ day, isToday, isMissing, onOpen }: DayProps) {
  const { date, hundredths, normHundredths } = day;
  const name = formatWeekdayDate(date);
  return (
    <UnstyledButton
      className={classes.day}
      aria-current={isToday ? 'date' : undefined}
      data-missing={isMissing || undefined}
      data-free={(normHundredths === 0 && hundredths === 0) || undefined}
      disabled={onOpen === undefined}
      onClick={onOpen}
    >
      <VisuallyHidden>
        {isMissing
          ? texts.missingLabel(name)
          : texts.dayLabel(name, hoursText(hundredths), hoursText(normHundredths))}
      </VisuallyHidden>
      <span className={classes.name} aria-hidden="true">
        {weekdayOf(date).slice(0, 3)}
      </span>
      <span className={classes.number} aria-hidden="true">
        {Number(date.slice(8))}
      </span>
      <span className={classes.hours} aria-hidden="true">
        {isMissing ? <Missing /> : shortText(day)}
      </span>
      <span className={classes.bar} aria-hidden="true">
        <span style={{ width: `${shareOf(day)}%` }} />
      </span>
    </UnstyledButton>
  );
}

/** The word where it has room, else its sign: a part of it reads as Monday. */
function Missing() {
  return (
    <>
      <span className={classes.word}>{texts.missing}</span>
      <IconClockExclamation className={classes.sign} size={16} stroke={1.6} />
    </>
  );
}

/** The hours, or what the day is free for. */
function shortText({ hundredths, absence }: DayOfHours): string {
  if (hundredths > 0) return hoursText(hundredths);
  return Object.hasOwn(absenceTypes, absence) ? absenceTypes[absence as AbsenceType].label : '';
}

/** How far the hours reach the norm, in percent; all of it where nothing was expected. */
function shareOf({ hundredths, normHundredths }: DayOfHours): number {
  if (hundredths <= 0) return 0;
  return normHundredths === 0
    ? 100
    : Math.min(100, Math.round((hundredths * 100) / normHundredths));
}
