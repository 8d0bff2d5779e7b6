import { type UseQueryResult } from '@tanstack/react-query';
import { IconBeach } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';

import { vacationOverview } from '../../../paths.ts';
import { useHasVacation } from '../../../shared/holiday-balance/plan/use-has-vacation.ts';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { LazyBoundary } from '../../../ui/loading/lazy-boundary.tsx';
import { lazyWhenIdle } from '../../../ui/loading/lazy-when-idle.ts';
import classes from './day-content.module.css';
import { absenceTexts, byNeed } from './day-text.ts';
import { Failure } from './failure.tsx';
import { OrderCard } from './order-card.tsx';
import type { DayAnswer, DayOrder } from './queries.ts';
import { texts } from './texts.ts';

const PlanningDialog = lazyWhenIdle(() => import('../../../shared/staffing/planning-dialog.tsx'));

interface DayContentProps {
  date: string;
  query: UseQueryResult<DayAnswer>;
}

/** The day's absences and its orders (product K2). */
export function DayContent({ date, query }: DayContentProps) {
  const [planned, setPlanned] = useState<DayOrder>();
  const { data, error, refetch } = query;
  return (
    <>
      <Absence date={date} vacation={data?.vacation} />
      {data === undefined && error !== null ? (
        <Failure
          error={error}
          text={texts.dayFailed}
          offline={texts.dayOffline}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data === undefined && error === null ? <SkeletonRows rows={4} /> : null}
      {data?.orders.length === 0 ? <p className={classes.empty}>{texts.noOrders}</p> : null}
      {data === undefined ? null : (
        <ul className={classes.orders}>
          {byNeed(data.orders).map((order) => (
            <OrderCard key={order.id} order={order} onPlan={setPlanned} />
          ))}
        </ul>
      )}
      {planned === undefined ? null : (
        <LazyBoundary>
          <Suspense>
            <PlanningDialog order={planned} onClose={() => setPlanned(undefined)} />
          </Suspense>
        </LazyBoundary>
      )}
    </>
  );
}

interface AbsenceProps {
  date: string;
  /** Undefined until the day is read. */
  vacation: DayAnswer['vacation'] | undefined;
}

/** The absent people, and the way to the overview; nothing on a plan without holiday. */
function Absence({ date, vacation }: AbsenceProps) {
  const hasVacation = useHasVacation();
  if (!hasVacation) return null;
  const lines = vacation === undefined ? [] : absenceTexts(vacation);
  return (
    <div className={classes.absence}>
      <IconBeach size={18} stroke={1.6} aria-hidden="true" />
      <span>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        {vacation !== undefined && lines.length === 0 ? <span>{texts.allThere}</span> : null}
      </span>
      <Link to={vacationOverview(date)}>{texts.overview}</Link>
    </div>
  );
}
