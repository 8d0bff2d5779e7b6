import { monthNames } from '@driftig/domain/dates';
import { weekdayOf } from '@driftig/domain/weeks';
import { useState } from 'react';

import { month, orders } from '../demo-data.ts';
import classes from './view-calendar.module.css';
import { viewContentTexts as texts } from './view-texts.ts';

const weekdays = ['ma', 'ti', 'on', 'to', 'fr', 'lø', 'sø'];
const [year = 0, number = 1] = month.split('-').map(Number);
const monthName = monthNames[number - 1] ?? '';
/** Empty cells before the first day. */
const blanks = weekdayOf(`${month}-01`);
const days = Array.from(
  { length: new Date(Date.UTC(year, number, 0)).getUTCDate() },
  (_, index) => index + 1,
);

const dateOf = (day: number) => `${month}-${String(day).padStart(2, '0')}`;
const ordersOf = (day: number) => orders.filter(({ date }) => date === dateOf(day));
const isShort = (day: number) => ordersOf(day).some(({ short }) => short);
const firstShort = days.find(isShort) ?? 1;

/** A month coloured by staffing, and the orders of the selected day. */
export function CalendarView() {
  const [chosen, setChosen] = useState(firstShort);
  return (
    <div className={classes.calendar}>
      <div>
        <div className={classes.head}>
          <strong>
            {monthName} {year}
          </strong>
          <span className={classes.key} data-state="full">
            {texts.full}
          </span>
          <span className={classes.key} data-state="short">
            {texts.short}
          </span>
        </div>
        <div className={classes.month}>
          {weekdays.map((weekday) => (
            <span key={weekday} className={classes.weekday} aria-hidden="true">
              {weekday}
            </span>
          ))}
          {blanks === 0 ? null : <span style={{ gridColumn: `span ${blanks}` }} />}
          {days.map((day) => (
            <Day key={day} day={day} isChosen={day === chosen} onChoose={() => setChosen(day)} />
          ))}
        </div>
      </div>
      <ul className={classes.orders} aria-live="polite">
        {ordersOf(chosen).map(({ number, title, customer, staffing, short }) => (
          <li key={number} className={classes.order} data-state={short ? 'short' : 'full'}>
            <strong>{title}</strong>
            <span>{customer}</span>
            <span className={classes.staffing}>{texts.staffed(staffing)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface DayProps {
  day: number;
  isChosen: boolean;
  onChoose: () => void;
}

function Day({ day, isChosen, onChoose }: DayProps) {
  const { length: count } = ordersOf(day);
  if (count === 0) return <span className={classes.day}>{day}</span>;
  const short = isShort(day);
  return (
    <button
      type="button"
      className={classes.day}
      data-state={short ? 'short' : 'full'}
      aria-pressed={isChosen}
      aria-label={texts.day(`${day}. ${monthName.toLowerCase()}`, count, short)}
      onClick={onChoose}
    >
      {day}
    </button>
  );
}
