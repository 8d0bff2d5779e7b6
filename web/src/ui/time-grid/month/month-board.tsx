import type { DateText } from '@driftig/domain/dates';
import { useMemo, type ReactNode } from 'react';

import { usePhone } from '../../layout/use-phone.ts';
import { weekdayOf } from '../../time/weekday-names.ts';
import { Block } from '../blocks/block.tsx';
import { compareEvents, isChipOn, partOn } from '../math/parts.ts';
import { dayText, texts } from '../texts.ts';
import type { GridEvent, TimeGridProps } from '../types.ts';
import classes from './month-board.module.css';

/** Events of a day that are shown; the others are counted. */
const mostLines = 3;
const mostDots = 4;
const noRanges = [] as const;

interface MonthBoardProps extends Pick<
  TimeGridProps,
  'events' | 'ranges' | 'date' | 'today' | 'onDay'
> {
  days: readonly DateText[];
  helpId: string;
  children: ReactNode;
}

/** Weeks of days with their first events; on a phone dots, and the day opens. */
export function MonthBoard(props: MonthBoardProps) {
  const { days, events, ranges = noRanges, date, today, onDay, helpId, children } = props;
  const isPhone = usePhone();
  const sorted = useMemo(() => events.toSorted(compareEvents), [events]);
  return (
    <div className={classes.board}>
      <div className={classes.weekdays} aria-hidden="true">
        {days.slice(0, 7).map((day) => (
          <span key={day}>{weekdayOf(day).slice(0, isPhone ? 1 : 3)}</span>
        ))}
      </div>
      <div className={classes.plane} data-plane="month">
        {days.map((day) => (
          <DayCell
            key={day}
            date={day}
            events={sorted.filter((event) => isChipOn(day, event))}
            ranges={ranges.filter((range) => partOn(day, range) !== undefined).length}
            isOutside={day.slice(0, 7) !== date.slice(0, 7)}
            isToday={day === today}
            isPhone={isPhone}
            onDay={onDay}
            helpId={helpId}
          />
        ))}
        {children}
      </div>
    </div>
  );
}

interface DayCellProps extends Pick<TimeGridProps, 'onDay'> {
  date: DateText;
  events: readonly GridEvent[];
  /** Number of ranges on the day. */
  ranges: number;
  isOutside: boolean;
  isToday: boolean;
  isPhone: boolean;
  helpId: string;
}

function DayCell(props: DayCellProps) {
  const { date, events, ranges, isOutside, isToday, isPhone, onDay, helpId } = props;
  const count = texts.events(events.length);
  const label = [dayText(date), isToday ? texts.today : '', count].filter(Boolean).join(', ');
  const number = (
    <span className={classes.number} data-today={isToday || undefined}>
      {Number(date.slice(8))}
    </span>
  );
  const over = events.length - mostLines;
  return (
    <div
      className={classes.cell}
      data-date={date}
      data-outside={isOutside || undefined}
      data-away={ranges > 0 || undefined}
    >
      {onDay === undefined ? (
        <span className={classes.day}>{number}</span>
      ) : (
        <button
          type="button"
          className={classes.day}
          aria-label={label}
          onClick={() => onDay(date)}
        >
          {number}
          {isPhone ? <Dots events={events} /> : null}
        </button>
      )}
      {isPhone ? null : (
        <ul className={classes.events} aria-label={dayText(date)}>
          {events.slice(0, mostLines).map((event) => (
            <li key={event.id}>
              <Block event={event} helpId={helpId} isLine />
            </li>
          ))}
        </ul>
      )}
      {isPhone || over <= 0 || onDay === undefined ? null : (
        <button type="button" className={classes.more} onClick={() => onDay(date)}>
          {texts.more(over)}
        </button>
      )}
    </div>
  );
}

function Dots({ events }: { events: readonly GridEvent[] }) {
  return (
    <span className={classes.dots}>
      {events.slice(0, mostDots).map(({ id, tone }) => (
        <span key={id} data-tone={tone} />
      ))}
    </span>
  );
}
