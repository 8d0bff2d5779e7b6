import { monthNames, monthOf, yearOf, type DateText } from '@driftig/domain/dates';
import { memo } from 'react';

import { longDate } from '../../ui/time/long-date.ts';
import { weekdayOf } from '../../ui/time/weekday-names.ts';
import type { DayKeys, Looks } from './day-look.ts';
import { DayMark } from './day-mark.tsx';
import { weeksOf } from './month-days.ts';
import classes from './month-grid.module.css';
import { texts } from './texts.ts';

interface MonthGridProps {
  /** 'yyyy-mm' */
  month: string;
  /** Names of weekdays in three letters instead of one, larger cells, and no heading. */
  single: boolean;
  days: DayKeys;
  looks: Looks;
  /** Undefined unless they lie in this month, so that a change renders two months at most. */
  today: DateText | undefined;
  selected: DateText | undefined;
  /** The calendar's one tab stop. */
  tabStop: DateText | undefined;
}

/** The days of one month. The calendar around it handles clicks and keys. */
export const MonthGrid = memo(function MonthGrid(props: MonthGridProps) {
  const { month, single, today } = props;
  const title = `${monthNames[monthOf(month) - 1] ?? ''} ${yearOf(month)}`;
  return (
    <section className={classes.month} data-single={single || undefined}>
      {single ? null : (
        <h3 className={classes.title} data-current={today === undefined ? undefined : true}>
          {monthNames[monthOf(month) - 1]}
        </h3>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- arrow keys move in it */}
      <table role="grid" aria-label={title} className={classes.grid}>
        <thead>
          <tr>
            {texts.weekdays.map((name) => (
              <th key={name} scope="col" abbr={name}>
                <span aria-hidden="true">
                  {single ? name.slice(0, 3) : name.charAt(0).toUpperCase()}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, index) => (
            <tr key={week.find((date) => date !== undefined) ?? index}>
              {week.map((date, weekday) =>
                date === undefined ? (
                  <td key={texts.weekdays[weekday]} />
                ) : (
                  <DayCell key={date} date={date} {...props} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
});

function DayCell({
  date,
  days,
  looks,
  today,
  selected,
  tabStop,
}: MonthGridProps & { date: DateText }) {
  const key = days[date];
  const look = key === undefined ? undefined : looks[key];
  const name = `${weekdayOf(date)} ${longDate(date)}`;
  return (
    <td aria-selected={date === selected}>
      <button
        type="button"
        className={`${classes.day} ${look?.className ?? ''}`}
        data-date={date}
        data-today={date === today || undefined}
        data-selected={date === selected || undefined}
        data-marked={look !== undefined || undefined}
        aria-current={date === today ? 'date' : undefined}
        aria-label={look === undefined ? name : texts.day(name, look.label)}
        tabIndex={date === tabStop ? 0 : -1}
      >
        {Number(date.slice(8))}
        {look === undefined ? null : <DayMark shape={look.shape} className={classes.mark} />}
      </button>
    </td>
  );
}
