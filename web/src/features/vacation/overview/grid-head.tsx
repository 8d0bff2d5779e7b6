import type { Shortcut } from '@driftig/domain/periods';
import { weekNumber } from '@driftig/domain/weeks';
import { dayAndMonth } from '../../../ui/time/period-title.ts';
import { VisuallyHidden } from '@mantine/core';

import { weekdayOf } from '../../../ui/time/weekday-names.ts';
import classes from './calendar-grid.module.css';
import type { Day } from './period.ts';
import { texts } from './texts.ts';

interface GridHeadProps {
  view: Shortcut;
  days: readonly Day[];
  today: string;
}

/** The days, and above them in a month the numbers of the weeks. */
export function GridHead({ view, days, today }: GridHeadProps) {
  return (
    <thead>
      {view === 'month' ? (
        <tr className={classes.weeks}>
          <td className={classes.corner} />
          {weeksOf(days).map(({ number, count }) => (
            <th key={number} scope="colgroup" colSpan={count}>
              {count < 3 ? texts.weekShort(number) : texts.weekLabel(number)}
            </th>
          ))}
        </tr>
      ) : null}
      <tr className={classes.days}>
        <th scope="col" className={classes.corner}>
          {texts.employee}
        </th>
        {days.map((day) => (
          <DayHead key={day.date} day={day} isToday={day.date === today} view={view} />
        ))}
      </tr>
    </thead>
  );
}

function DayHead({ day, isToday, view }: { day: Day; isToday: boolean; view: Shortcut }) {
  const { date, holiday } = day;
  const weekday = weekdayOf(date);
  return (
    <th
      scope="col"
      data-free={day.isWeekend || holiday !== undefined || undefined}
      data-today={isToday || undefined}
      aria-current={isToday ? 'date' : undefined}
      title={holiday}
    >
      <span aria-hidden="true">
        <span className={classes.weekday}>
          {weekday.slice(0, view === 'week' ? 3 : 2)}
          {view === 'month' && holiday !== undefined ? <span className={classes.mark} /> : null}
        </span>
        <span className={classes.number}>{Number(date.slice(8))}</span>
      </span>
      <VisuallyHidden>
        {weekday} {dayAndMonth(date)}
        {isToday ? `, ${texts.todayNote}` : ''}
        {holiday === undefined ? '' : `, ${holiday}`}
      </VisuallyHidden>
      {view === 'week' && holiday !== undefined ? (
        <span className={classes.holiday} aria-hidden="true">
          {holiday}
        </span>
      ) : null}
    </th>
  );
}

/** Weeks in a row, with how many of their days are shown. */
function weeksOf(days: readonly Day[]) {
  const weeks = Map.groupBy(days, ({ date }) => weekNumber(date));
  return [...weeks].map(([number, inWeek]) => ({ number, count: inWeek.length }));
}
