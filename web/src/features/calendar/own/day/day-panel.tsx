/**
 * DayContent { date, isDocked } — the user's absence and the orders of a day, with 'Planlæg Ferie' (product K5).
 * DayArrows { date, onDate } — the day before and the day after.
 */
import type { EmployeeOrder } from '@driftig/contracts/calendar/orders-of-day';
import { addDays, type DateText } from '@driftig/domain/dates';
import { Button } from '@mantine/core';
import { IconBeach, IconCalendarOff, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';

import { errorIdOf } from '../../../../api/errors.ts';
import { useHasVacation } from '../../../../shared/holiday-balance/plan/use-has-vacation.ts';
import { texts as planTexts } from '../../../../shared/holiday-balance/plan/texts.ts';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { QueryResult } from '../../../../ui/feedback/query-result.tsx';
import { LazyBoundary } from '../../../../ui/loading/lazy-boundary.tsx';
import { lazyWhenIdle } from '../../../../ui/loading/lazy-when-idle.ts';
import { AbsenceBox } from './absence-box.tsx';
import classes from './day-panel.module.css';
import { OrderCard } from './order-card.tsx';
import { ownDayQuery } from '../queries.ts';
import { texts } from '../texts.ts';

const PlanHolidayDialog = lazyWhenIdle(
  () => import('../../../../shared/holiday-balance/plan/plan-dialog.tsx'),
);

interface DayContentProps {
  date: DateText;
  /** Beside the calendar and not above it: the page has a filled button of its own. */
  isDocked: boolean;
}

export function DayContent({ date, isDocked }: DayContentProps) {
  const query = useQuery(ownDayQuery(date));
  const hasVacation = useHasVacation();
  const count = query.data?.orders.length;
  return (
    <div className={classes.content}>
      <div className={classes.bar}>
        <span className={classes.sum}>
          {count === undefined || count === 0 ? null : texts.orders(count)}
        </span>
        {hasVacation ? <PlanHoliday date={date} /> : null}
      </div>
      <QueryResult query={query} title={texts.dayFailed} errorId={errorIdOf(query.error)} rows={3}>
        {({ orders, vacations }) => (
          <>
            {hasVacation
              ? vacations.map((entry) => <AbsenceBox key={entry.absenceId} entry={entry} />)
              : null}
            <Orders orders={orders} date={date} isDocked={isDocked} />
          </>
        )}
      </QueryResult>
    </div>
  );
}

interface OrdersProps extends DayContentProps {
  orders: readonly EmployeeOrder[];
}

function Orders({ orders, date, isDocked }: OrdersProps) {
  if (orders.length === 0) return <EmptyState icon={IconCalendarOff} title={texts.none} />;
  const first = isDocked ? undefined : orders.find(({ isActionable }) => isActionable);
  return (
    <ul className={classes.orders}>
      {orders.map((order) => (
        <OrderCard key={order.id} order={order} date={date} filled={order === first} />
      ))}
    </ul>
  );
}

function PlanHoliday({ date }: { date: DateText }) {
  const [isPlanning, setPlanning] = useState(false);
  return (
    <>
      <Button
        variant="subtle"
        leftSection={<IconBeach size={18} stroke={1.6} />}
        onClick={() => setPlanning(true)}
      >
        {planTexts.planTitle}
      </Button>
      {isPlanning ? (
        <LazyBoundary>
          <Suspense>
            <PlanHolidayDialog startDate={date} onClose={() => setPlanning(false)} />
          </Suspense>
        </LazyBoundary>
      ) : null}
    </>
  );
}

interface DayArrowsProps {
  date: DateText;
  onDate: (date: DateText) => void;
}

export function DayArrows({ date, onDate }: DayArrowsProps) {
  return (
    <span className={classes.arrows}>
      <IconButton
        icon={IconChevronLeft}
        label={texts.previousDay}
        onClick={() => onDate(addDays(date, -1))}
      />
      <IconButton
        icon={IconChevronRight}
        label={texts.nextDay}
        onClick={() => onDate(addDays(date, 1))}
      />
    </span>
  );
}
