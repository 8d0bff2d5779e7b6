import { yearOf } from '@driftig/domain/dates';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';

import { Legend } from '../../../shared/year-calendar/legend.tsx';
import { MonthNavigation, YearNavigation } from '../../../shared/year-calendar/navigation.tsx';
import { YearCalendar } from '../../../shared/year-calendar/year-calendar.tsx';
import { AddButton } from '../../../ui/layout/page-action.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { usePhone } from '../../../ui/layout/use-phone.ts';
import { useWide } from '../../../ui/layout/use-wide.ts';
import { LazyBoundary } from '../../../ui/loading/lazy-boundary.tsx';
import { lazyWhenIdle } from '../../../ui/loading/lazy-when-idle.ts';
import { useToday } from '../../../ui/time/use-today.ts';
import { yearsShown } from '../own/open-date.ts';
import { Failure } from './failure.tsx';
import { yearLooks } from './looks.ts';
import { calendarDaysQuery } from './queries.ts';
import { texts } from './texts.ts';
import { useShownDay } from './use-shown-day.ts';
import classes from './year-page.module.css';

const noDays = {};

const DayPanel = lazyWhenIdle(() => import('./day-panel.tsx'));
const NewOrderDialog = lazyWhenIdle(
  () => import('../../../shared/record-screens/form/new-order-dialog.tsx'),
);

/** The manager's year: product K1. */
export default function YearPage() {
  const today = useToday();
  const isWide = useWide();
  const { date, month, openDay, close, showMonth } = useShownDay(today);
  const [isCreating, setCreating] = useState(false);
  const create = () => setCreating(true);
  const isDocked = isWide && date !== undefined;
  return (
    <div className={classes.page} data-docked={isDocked || undefined}>
      <Page
        title={texts.title}
        purpose={texts.purpose}
        actions={<AddButton label={texts.createOrder} onClick={create} />}
      >
        <Year today={today} date={date} month={month} onDay={openDay} onMonth={showMonth} />
      </Page>
      {date === undefined ? null : (
        <LazyBoundary>
          <Suspense>
            <DayPanel
              date={date}
              isDocked={isDocked}
              onDay={openDay}
              onCreate={create}
              onClose={close}
            />
          </Suspense>
        </LazyBoundary>
      )}
      {isCreating ? (
        <LazyBoundary>
          <Suspense>
            <NewOrderDialog
              preset={date === undefined ? {} : { startDate: date, endDate: date }}
              onClose={() => setCreating(false)}
            />
          </Suspense>
        </LazyBoundary>
      ) : null}
    </div>
  );
}

interface YearProps {
  today: string;
  date: string | undefined;
  month: string;
  onDay: (date: string) => void;
  onMonth: (month: string) => void;
}

function Year({ today, date, month, onDay, onMonth }: YearProps) {
  const isPhone = usePhone();
  const year = yearOf(month);
  const query = useQuery(calendarDaysQuery(year));
  return (
    <div className={classes.frame}>
      {isPhone ? (
        <MonthNavigation month={month} today={today} onMonth={onMonth} />
      ) : (
        <YearNavigation
          year={year}
          today={today}
          from={yearOf(today) - yearsShown}
          to={yearOf(today) + yearsShown}
          onYear={(next) => onMonth(`${next}${month.slice(4)}`)}
        />
      )}
      <Legend looks={yearLooks} />
      {query.data === undefined && query.error !== null ? (
        <Failure
          error={query.error}
          text={texts.failed}
          offline={texts.offline}
          onRetry={() => void query.refetch()}
        />
      ) : null}
      <YearCalendar
        year={year}
        today={today}
        selected={date}
        days={query.data ?? noDays}
        looks={yearLooks}
        months={isPhone ? month : 'year'}
        onSelect={onDay}
      />
    </div>
  );
}
