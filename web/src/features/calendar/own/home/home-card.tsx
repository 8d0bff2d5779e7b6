/**
 * HomeCard { startTimer, onDrawn } — the day of an employee, which My Dashboard begins with: today's orders with place,
 * colleagues and the way to register hours, then the next orders (product R9, K28). `startTimer` is the button
 * of the timer without an order; `onDrawn` is called when the day and the next orders are drawn, and drawn again.
 * Default export: its code is fetched beside the page's.
 */
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, type ReactNode } from 'react';

import { errorIdOf } from '../../../../api/errors.ts';
import { QueryResult } from '../../../../ui/feedback/query-result.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { useToday } from '../../../../ui/time/use-today.ts';
import { formatWeekdayDate } from '../../../../ui/time/weekday-names.ts';
import { isOwnShift } from '../is-own-shift.ts';
import { nextShiftsQuery, ownDayQuery } from '../queries.ts';
import { texts } from '../texts.ts';
import classes from './home-card.module.css';
import { FreeToday } from './free-today.tsx';
import { NextOrders } from './next-orders.tsx';
import { ShiftToday } from './shift-today.tsx';

interface HomeCardProps {
  startTimer: ReactNode;
  onDrawn: () => void;
}

export default function HomeCard({ startTimer, onDrawn }: HomeCardProps) {
  const today = useToday();
  const query = useQuery(ownDayQuery(today));
  const isNextPending = useQuery(nextShiftsQuery(today)).isPending;
  useLayoutEffect(() => {
    if (!query.isPending && !isNextPending) onDrawn();
  });
  const own = query.data?.orders.filter(isOwnShift) ?? [];
  return (
    <Card flush>
      <div className={classes.home}>
        <section className={classes.today} aria-labelledby="home-today">
          <h2 id="home-today" className={classes.heading}>
            {texts.today} <span className={classes.date}>{formatWeekdayDate(today)}</span>
          </h2>
          <QueryResult
            query={query}
            title={texts.todayFailed}
            errorId={errorIdOf(query.error)}
            rows={3}
          >
            {(day) =>
              own.length === 0 ? (
                <FreeToday day={day} today={today} startTimer={startTimer} />
              ) : (
                own.map((order, index) => (
                  <ShiftToday key={order.id} order={order} today={today} filled={index === 0} />
                ))
              )
            }
          </QueryResult>
        </section>
        <NextOrders today={today} shownIds={own.map(({ id }) => id)} isPlaced={!query.isPending} />
      </div>
    </Card>
  );
}
