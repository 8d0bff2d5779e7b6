/**
 * YearCalendar { year, today, selected, days, looks, months, onSelect } — twelve months, or one, from
 * Monday. Arrow keys move by day and week, Home and End within a week, Page Up and Down by month;
 * Enter or a click selects a day. The calendar is one tab stop.
 */
import './day-colours.css';
import { yearOf, type DateText } from '@driftig/domain/dates';
import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';

import type { DayKeys, Looks } from './day-look.ts';
import { dateByKey, monthsOf, type ShownMonths } from './month-days.ts';
import { MonthGrid } from './month-grid.tsx';
import { texts } from './texts.ts';
import classes from './year-calendar.module.css';

interface YearCalendarProps {
  year: number;
  today: DateText;
  selected: DateText | undefined;
  /** The key in `looks` of each coloured day. */
  days: DayKeys;
  looks: Looks;
  /** All of the year, or one month, 'yyyy-mm'. */
  months: ShownMonths;
  onSelect: (date: DateText) => void;
}

const dateOf = (target: EventTarget) =>
  target instanceof Element
    ? target.closest<HTMLElement>('[data-date]')?.dataset['date']
    : undefined;

export function YearCalendar(props: YearCalendarProps) {
  const { year, today, selected, days, looks, onSelect } = props;
  const root = useRef<HTMLDivElement>(null);
  const [visited, setVisited] = useState<DateText>();
  const months = monthsOf(year, props.months);
  const isShown = (date: DateText | undefined): date is DateText =>
    date !== undefined && months.includes(date.slice(0, 7));
  const tabStop = [visited, selected, today].find(isShown) ?? `${months[0] ?? ''}-01`;

  const select = (event: MouseEvent) => {
    const date = dateOf(event.target);
    if (date === undefined) return;
    setVisited(date);
    onSelect(date);
  };
  const move = (event: KeyboardEvent) => {
    const from = dateOf(event.target);
    const to = from === undefined ? undefined : dateByKey(event.key, from);
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (!isShown(to)) return;
    setVisited(to);
    root.current?.querySelector<HTMLElement>(`[data-date="${to}"]`)?.focus();
  };
  return (
    <div className={classes.frame}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles its buttons' events */}
      <div
        ref={root}
        role="group"
        aria-label={texts.calendar(props.months === 'year' ? year : yearOf(props.months))}
        className={classes.months}
        data-single={props.months !== 'year' || undefined}
        onClick={select}
        onKeyDown={move}
      >
        {months.map((month) => {
          const here = (date: DateText | undefined) =>
            date?.slice(0, 7) === month ? date : undefined;
          return (
            <MonthGrid
              key={month}
              month={month}
              single={props.months !== 'year'}
              days={days}
              looks={looks}
              today={here(today)}
              selected={here(selected)}
              tabStop={here(tabStop)}
            />
          );
        })}
      </div>
    </div>
  );
}
