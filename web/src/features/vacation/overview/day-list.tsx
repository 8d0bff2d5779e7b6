import { Button, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';

import { weekdayOf } from '../../../ui/time/weekday-names.ts';
import './bar.css';
import { dayAndMonth } from '../../../ui/time/period-title.ts';
import classes from './day-list.module.css';
import type { Day } from './period.ts';
import type { Entry } from './queries.ts';
import type { Row } from './rows.ts';
import { labelOf } from '@driftig/domain/vacation/absence';
import { texts } from './texts.ts';

/** More of a day are shown when they are asked for. */
const shownAtFirst = 8;

interface DayListProps {
  days: readonly Day[];
  rows: readonly Row[];
  today: string;
  /**
   * False when the absences could not be fetched: then the list must not say that all are present.
   */
  isKnown: boolean;
  onOpen: (entry: Entry) => void;
}

/** A week on a phone: who is away, day by day. */
export function DayList({ days, rows, today, isKnown, onOpen }: DayListProps) {
  return (
    <ol className={classes.days}>
      {days.map((day, column) => (
        <DayCard
          key={day.date}
          day={day}
          isToday={day.date === today}
          isKnown={isKnown}
          away={rows.flatMap(({ person, bars }) =>
            bars
              .filter(({ first, last }) => first <= column && column <= last)
              .map(({ entry }) => ({ entry, name: person.name })),
          )}
          onOpen={onOpen}
        />
      ))}
    </ol>
  );
}

interface DayCardProps extends Pick<DayListProps, 'isKnown' | 'onOpen'> {
  day: Day;
  isToday: boolean;
  away: readonly { readonly entry: Entry; readonly name: string }[];
}

function DayCard({ day, isToday, isKnown, away, onOpen }: DayCardProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? away : away.slice(0, shownAtFirst);
  const weekday = weekdayOf(day.date);
  return (
    <li className={classes.day} data-today={isToday || undefined}>
      <h4 className={classes.date}>
        {weekday.charAt(0).toUpperCase()}
        {weekday.slice(1)} {dayAndMonth(day.date)}
        {isToday ? <span className={classes.today}>{texts.todayNote}</span> : null}
        {day.holiday === undefined ? null : <span className={classes.holiday}>{day.holiday}</span>}
      </h4>
      {isKnown && away.length === 0 ? (
        <p className={classes.none}>{texts.nobodyAwayThatDay}</p>
      ) : null}
      <ul className={classes.people}>
        {shown.map(({ entry, name }) => (
          <li key={entry.absenceId}>
            <button type="button" className={classes.person} onClick={() => onOpen(entry)}>
              <span className={classes.swatch} data-bar={entry.status} />
              <span className={classes.name}>{name}</span>
              <span className={classes.kind}>
                {kindOn(entry, day.date)}
                {entry.status === 'approved' ? (
                  <VisuallyHidden>, {texts.statusInText.approved}</VisuallyHidden>
                ) : null}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {shown.length < away.length ? (
        <Button variant="subtle" fullWidth onClick={() => setWhole(true)}>
          {texts.showAll(away.length - shown.length)}
        </Button>
      ) : null}
    </li>
  );
}

/** 'Ferie', 'Ferie til 12:00', 'Sygdom indtil videre'; the status where it is not approved. */
function kindOn({ type, status, isOpen, ...entry }: Entry, date: string): string {
  const { startDate, endDate, startTime, endTime } = entry;
  const from = date === startDate ? startTime : '';
  const to = date === endDate ? endTime : '';
  const time = isOpen ? texts.openEnd : texts.timesOnDay(from, to);
  const kind = time === '' ? labelOf(type) : `${labelOf(type)} ${time}`;
  return status === 'approved' ? kind : `${kind}, ${texts.statusInText[status]}`;
}
