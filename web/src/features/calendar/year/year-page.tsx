import { yearOf } from '@driftig/domain/dates';
import { useQuery } from '@tanstack/react-query';

import { Legend } from '../../../shared/year-calendar/legend.tsx';
import { MonthNavigation, YearNavigation } from '../../../shared/year-calendar/navigation.tsx';
import { YearCalendar } from '../../../shared/year-calendar/year-calendar.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { usePhone } from '../../../ui/layout/use-phone.ts';
import { useToday } from '../../../ui/time/use-today.ts';
import { Failure } from './failure.tsx';
import { yearLooks } from './looks.ts';
import { calendarDaysQuery } from './queries.ts';
import { texts } from './texts.ts';
import { useShownDay } from './use-shown-day.ts';
import classes from './year-page.module.css';

/** How far the year chooser goes in both directions (product L6). */
const yearsAround = 20;
const noDays = {};

/** The manager's year: product K1. */
export default function YearPage() {
  const today = useToday();
  const isPhone = usePhone();
  const { date, month, openDay, showMonth } = useShownDay(today);
  const year = yearOf(month);
  const query = useQuery(calendarDaysQuery(year));
  return (
    <Page title={texts.title} purpose={texts.purpose}>
      <div className={classes.frame}>
        {isPhone ? (
          <MonthNavigation month={month} today={today} onMonth={showMonth} />
        ) : (
          <YearNavigation
            year={year}
            today={today}
            from={yearOf(today) - yearsAround}
            to={yearOf(today) + yearsAround}
            onYear={(next) => showMonth(`${next}${month.slice(4)}`)}
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
          onSelect={openDay}
        />
      </div>
    </Page>
  );
}
