/**
 * OwnHoliday — holiday and illness on an employee's dashboard: the balance, the next holiday, and what
 * one does about them. Not there on a plan without holiday.
 */
import { mayChange } from '@driftig/domain/vacation/decide';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';

import { errorIdOf } from '../../../api/errors.ts';
import { useUser } from '../../../api/session/session.ts';
import { paths } from '../../../paths.ts';
import { WholeDates } from '../../../ui/display/whole-dates.tsx';
import { StatusChip } from '../../../ui/display/status-chip.tsx';
import { QueryResult } from '../../../ui/feedback/query-result.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { LazyBoundary } from '../../../ui/loading/lazy-boundary.tsx';
import { lazyWhenIdle } from '../../../ui/loading/lazy-when-idle.ts';
import { useToday } from '../../../ui/time/use-today.ts';
import { BalanceCard } from '../../../shared/holiday-balance/balance-card.tsx';
import { ownAbsencesQuery, type Entry } from '../../../shared/holiday-balance/queries.ts';
import { CancelHolidayDialog } from '../../../shared/holiday-balance/plan/cancel-dialog.tsx';
import { rangeOf, statusOf, totalOf } from '../../../shared/holiday-balance/entry-text.ts';
import { IllnessNotice, ReportSickButton } from './illness.tsx';
import { nextHoliday } from './next-holiday.ts';
import classes from './own.module.css';
import { useHasVacation } from '../../../shared/holiday-balance/plan/use-has-vacation.ts';
import { texts as planTexts } from '../../../shared/holiday-balance/plan/texts.ts';
import { texts } from './texts.ts';

const PlanHolidayDialog = lazyWhenIdle(
  () => import('../../../shared/holiday-balance/plan/plan-dialog.tsx'),
);

export function OwnHoliday() {
  const [isPlanning, setPlanning] = useState(false);
  if (!useHasVacation()) return null;
  return (
    <div className={classes.content}>
      <IllnessNotice />
      <div className={classes.tiles}>
        <BalanceCard compact />
        <Card title={texts.nextTitle}>
          <NextHoliday />
          <div className={classes.buttons}>
            <Button onClick={() => setPlanning(true)}>{planTexts.planTitle}</Button>
            <ReportSickButton />
            <Button component={Link} to={paths.vacation} variant="subtle">
              {texts.seeAll}
            </Button>
          </div>
        </Card>
      </div>
      {isPlanning ? (
        <LazyBoundary>
          <Suspense>
            <PlanHolidayDialog onClose={() => setPlanning(false)} />
          </Suspense>
        </LazyBoundary>
      ) : null}
    </div>
  );
}

/** The next holiday, approved or waiting; one that waits can be cancelled. */
function NextHoliday() {
  const today = useToday();
  const query = useQuery(ownAbsencesQuery(today));
  return (
    <QueryResult query={query} title={texts.failed} errorId={errorIdOf(query.error)} rows={1}>
      {({ data }) => {
        const next = nextHoliday(data, today);
        return next === undefined ? (
          <p className={classes.none}>{texts.noNext}</p>
        ) : (
          <Next entry={next} />
        );
      }}
    </QueryResult>
  );
}

function Next({ entry }: { entry: Entry }) {
  const today = useToday();
  const { id: userId } = useUser();
  const [isAsking, setAsking] = useState(false);
  const status = statusOf(entry);
  return (
    <div className={classes.next}>
      <span className={classes.dates}>
        <WholeDates>{rangeOf(entry)}</WholeDates>
      </span>
      <StatusChip tone={status.tone}>{status.text}</StatusChip>
      <span className={classes.detail}>{totalOf(entry, true)}</span>
      {mayChange(entry, { userId, isManager: false }, today) ? (
        <Button size="compact-sm" onClick={() => setAsking(true)}>
          {planTexts.cancelHoliday}
        </Button>
      ) : null}
      {isAsking ? <CancelHolidayDialog entry={entry} onClose={() => setAsking(false)} /> : null}
    </div>
  );
}
