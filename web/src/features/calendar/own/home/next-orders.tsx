/**
 * NextOrders { today, shownIds, isPlaced } — the user's next shifts after those shown, each leading to its order's page
 * (product K28).
 */
import { addDays, type DateText } from '@driftig/domain/dates';
import { IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { errorIdOf } from '../../../../api/errors.ts';
import { paths } from '../../../../paths.ts';
import { QueryResult } from '../../../../ui/feedback/query-result.tsx';
import { formatShortWeekdayDate } from '../../../../ui/time/weekday-names.ts';
import { timesOf } from '../day/order-time.tsx';
import { nextShiftsQuery, type NextShift } from '../queries.ts';
import { texts } from '../texts.ts';
import classes from './next-orders.module.css';

interface NextOrdersProps {
  today: DateText;
  /** Orders that are shown above. */
  shownIds: readonly string[];
  /** Whether the day above it is drawn. */
  isPlaced: boolean;
}

const mostNamed = 3;

export function NextOrders({ today, shownIds, isPlaced }: NextOrdersProps) {
  const query = useQuery(nextShiftsQuery(today));
  return (
    <section
      className={classes.next}
      data-unplaced={isPlaced ? undefined : true}
      aria-labelledby="home-next"
    >
      <h2 id="home-next" className={classes.heading}>
        {texts.nextOrders}
      </h2>
      <QueryResult query={query} title={texts.nextFailed} errorId={errorIdOf(query.error)} rows={3}>
        {(all) => {
          const shifts = all.filter(({ order }) => !shownIds.includes(order.id));
          if (shifts.length === 0)
            return (
              <p className={classes.none}>{all.length === 0 ? texts.noShifts : texts.noOthers}</p>
            );
          return (
            <ul className={classes.shifts}>
              {shifts.slice(0, mostNamed).map((shift) => (
                <Row key={shift.order.id} shift={shift} today={today} />
              ))}
            </ul>
          );
        }}
      </QueryResult>
      <Link to={paths.orders} className={classes.all ?? ''}>
        {texts.allOrders}
      </Link>
    </section>
  );
}

function Row({ shift: { date, order }, today }: { shift: NextShift; today: DateText }) {
  const { title, number, customer } = order;
  return (
    <li>
      <Link to={paths.order(number)} className={classes.shift ?? ''}>
        <span className={classes.words}>
          <span className={classes.title}>{title}</span>
          <span className={classes.when}>
            {[dayText(date, today), timesOf(order), customer]
              .filter((text) => text !== '')
              .join(' · ')}
          </span>
        </span>
        <IconChevronRight size={18} stroke={1.6} aria-hidden="true" />
      </Link>
    </li>
  );
}

const dayText = (date: DateText, today: DateText): string =>
  date === addDays(today, 1) ? texts.tomorrow : formatShortWeekdayDate(date);
