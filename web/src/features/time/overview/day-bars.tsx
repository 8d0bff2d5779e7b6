import { absenceTypes } from '@driftig/contracts/vacation/absence-type';
import { formatDate } from '@driftig/domain/format';

import { weekdayOf } from '../../../ui/time/weekday-names.ts';
import { hoursText } from '../hours-text.ts';
import classes from './day-bars.module.css';
import { absenceOf, daysAway, type Person, type PersonDay } from './sums.ts';
import { texts } from './texts.ts';
import type { Day } from './use-overview.ts';

interface DayBarsProps {
  person: Person;
  days: readonly Day[];
  /** The hours that fill the height; hundredths. */
  most: number;
  /** The hours below each bar: where there is room for them. */
  captions: boolean;
  /** Shows absences by name where there is room; otherwise by letter. */
  names?: boolean;
}

/**
 * A small bar for each day, with its absence; the line is the norm. The days below have the same as
 * text.
 */
export function DayBars({ person, days, most, captions, names = false }: DayBarsProps) {
  const byDate = new Map(person.days.map((day) => [day.date, day]));
  return (
    <div
      className={classes.bars}
      data-captions={captions || undefined}
      role="img"
      aria-label={shortText(person)}
    >
      {days.map((day) => (
        <DayBar
          key={day.date}
          day={day}
          own={byDate.get(day.date)}
          most={most}
          captions={captions}
          names={names}
        />
      ))}
    </div>
  );
}

interface DayBarProps extends Required<Pick<DayBarsProps, 'most' | 'captions' | 'names'>> {
  day: Day;
  own: PersonDay | undefined;
}

function DayBar({ day, own, most, captions, names }: DayBarProps) {
  const type = own && absenceOf(own);
  const height = (hundredths: number) => `${Math.min(100, (hundredths / most) * 100)}%`;
  const absence = type && absenceTypes[type];
  return (
    <span className={classes.day} title={own && dayText(own)} data-free={day.isFree || undefined}>
      <span className={classes.track} data-away={type}>
        {own && own.normHundredths > 0 ? (
          <span className={classes.norm} style={{ bottom: height(own.normHundredths) }} />
        ) : null}
        {own && own.hundredths > 0 ? (
          <span className={classes.bar} style={{ height: height(own.hundredths) }} />
        ) : null}
        {absence ? (
          <span className={classes.letter}>
            {names ? <span className={classes.long}>{absence.label}</span> : null}
            <span className={names ? classes.short : undefined}>{absence.letter}</span>
          </span>
        ) : null}
      </span>
      {captions ? (
        <span className={classes.caption}>
          {own && own.hundredths > 0 ? hoursText(own.hundredths) : ''}
        </span>
      ) : null}
    </span>
  );
}

/** 'tirsdag 24-11-2026: 8,00 timer, norm 7,40' */
function dayText(day: PersonDay): string {
  const type = absenceOf(day);
  return texts.dayText(`${weekdayOf(day.date)} ${formatDate(day.date)}`, [
    texts.hoursOf(hoursText(day.hundredths)),
    texts.normOf(hoursText(day.normHundredths)),
    ...(type ? [absenceTypes[type].label] : []),
  ]);
}

/** '4 dage med timer, Ferie 1 dag' */
function shortText(person: Person): string {
  const worked = person.days.filter(({ hundredths }) => hundredths > 0).length;
  const away = daysAway(person).map(([type, count]) => texts.absenceDays(type, count));
  return [texts.worked(worked), ...away].join(', ');
}

/** The days above the bars: weekday and date, or where they are many the date alone. */
export function DayHeads({ days, captions }: Pick<DayBarsProps, 'days' | 'captions'>) {
  return (
    <div className={classes.bars} data-captions={captions || undefined} aria-hidden="true">
      {days.map(({ date, isFree, isToday }) => (
        <span
          key={date}
          className={classes.head}
          data-free={isFree || undefined}
          data-today={isToday || undefined}
        >
          {captions ? (
            <span className={classes.weekday}>{weekdayOf(date).slice(0, 2)} </span>
          ) : null}
          {Number(date.slice(8))}
        </span>
      ))}
    </div>
  );
}
