/** NextShifts — the user's next three shifts, each leading to its day in the calendar (product K12). Default export: loaded lazily. */
import { addDays, type DateText } from '@driftig/domain/dates';
import { IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { errorIdOf } from '../../../api/errors.ts';
import { dayInCalendar } from '../../../paths.ts';
import { QueryResult } from '../../../ui/feedback/query-result.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { formatShortWeekdayDate } from '../../../ui/time/weekday-names.ts';
import { useToday } from '../../../ui/time/use-today.ts';
import classes from './next-shifts.module.css';
import { nextShiftsQuery, type NextShift } from './queries.ts';
import { texts } from './texts.ts';

export default function NextShifts() {
  const today = useToday();
  const query = useQuery(nextShiftsQuery(today));
  return (
    <Card title={texts.nextShifts}>
      <QueryResult query={query} title={texts.nextFailed} errorId={errorIdOf(query.error)} rows={3}>
        {(shifts) =>
          shifts.length === 0 ? (
            <p className={classes.none}>{texts.noShifts}</p>
          ) : (
            <ul className={classes.shifts}>
              {shifts.map((shift) => (
                <Row key={shift.order.id} shift={shift} today={today} />
              ))}
            </ul>
          )
        }
      </QueryResult>
    </Card>
  );
}

function Row({ shift: { date, order }, today }: { shift: NextShift; today: DateText }) {
  const { title, customer, startTime, endTime, isRunning } = order;
  const times = [startTime, endTime].filter((time) => time !== '').join('–');
  const when = isRunning ? texts.running : dayText(date, today);
  return (
    <li>
      <Link to={dayInCalendar(date)} preventScrollReset className={classes.shift ?? ''}>
        <span className={classes.words}>
          <span className={classes.title}>{title}</span>
          <span className={classes.when}>
            {[when, times, customer].filter((text) => text !== '').join(' · ')}
          </span>
        </span>
        <IconChevronRight size={18} stroke={1.6} aria-hidden="true" />
      </Link>
    </li>
  );
}

function dayText(date: DateText, today: DateText): string {
  if (date === today) return texts.today;
  return date === addDays(today, 1) ? texts.tomorrow : formatShortWeekdayDate(date);
}
