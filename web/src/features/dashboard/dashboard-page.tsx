import { yearOf } from '@driftig/domain/dates';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

import { useUser } from '../../api/session/session.ts';
import { paths } from '../../paths.ts';
import { Page } from '../../ui/layout/page.tsx';
import { usePhone } from '../../ui/layout/use-phone.ts';
import { loadable, useIsLoaded } from '../../ui/loading/loadable.tsx';
import { longDate } from '../../ui/time/long-date.ts';
import { useToday } from '../../ui/time/use-today.ts';
import { ActionList } from './action-list.tsx';
import classes from './dashboard-page.module.css';
import type { SheetComponent } from './first-run/sample-invoice.tsx';
import { stepsOf } from './first-run/steps.ts';
import { texts as firstRunTexts } from './first-run/texts.ts';
import { useFirstSteps, useIsWaitingKnown } from './queries.ts';
import { StepsLeftPlace } from './first-run/steps-left-place.tsx';
import { texts, weekdays } from './texts.ts';
import { TodayPlace } from './today/today-place.tsx';
import { useYear } from './use-year.ts';
import { YearChoice } from './year-choice.tsx';
import { YearCharts, YearSummary } from './year-figures.tsx';
import { dashboardYears } from './years.ts';

const FirstRun = loadable(() => import('./first-run/first-run.tsx'));

/** Empty until its code is there: a fallback of the whole page would flash. */
function Start(props: ComponentProps<typeof FirstRun>) {
  return useIsLoaded(FirstRun) ? <FirstRun {...props} /> : null;
}

/** 'Torsdag den 12. november 2026.' */
function dayOf(today: string): string {
  const weekday = weekdays[new Date(`${today}T00:00:00Z`).getUTCDay()] ?? '';
  return `${weekday} den ${longDate(today)}.`;
}

interface DashboardPageProps {
  /** The sheet of an invoice, for the example of a new company. */
  sheet: SheetComponent;
}

/**
 * The first page of administrators and owners: figures, charts, actions; until the first invoice is
 * saved, the first steps instead of figures and charts (product H8).
 */
export function DashboardPage({ sheet }: DashboardPageProps) {
  const today = useToday();
  const user = useUser();
  const [year, setYear] = useYear(today);
  const firstRun = useFirstSteps(year);
  const phone = usePhone();
  const isKnown = useIsWaitingKnown(yearOf(today));
  const { currency } = user.company;
  // Always mounted: a query that failed is asked again by each part that mounts.
  const waiting = <ActionList currency={currency} isKnown={isKnown} />;
  if (firstRun !== undefined) {
    const missing = stepsOf(firstRun.steps, firstRun.settings).filter(({ isDone }) => !isDone);
    const [firstName = ''] = user.name.split(' ');
    const purpose = `${dayOf(today)} ${firstRunTexts.welcome(firstName, missing.length)}`;
    return (
      <Page title={texts.title} purpose={purpose}>
        <div className={classes.dashboard}>
          <Start {...firstRun} sheet={sheet} />
          {waiting}
          <TodayPlace isOptional />
        </div>
      </Page>
    );
  }
  const actions = (
    <>
      <YearChoice years={dashboardYears(yearOf(today))} value={year} onChange={setYear} />
      <Button
        component={Link}
        to={paths.invoiceCreate}
        variant="filled"
        leftSection={<IconPlus size={18} stroke={1.6} />}
      >
        {texts.create}
      </Button>
    </>
  );
  const charts = <YearCharts year={year} currency={currency} />;
  return (
    <Page title={texts.title} purpose={texts.purpose(dayOf(today))} actions={actions}>
      <div className={classes.dashboard}>
        <TodayPlace />
        <YearSummary year={year} currency={currency} />
        {phone ? null : charts}
        {waiting}
        {phone ? <div className={isKnown ? undefined : classes.unplaced}>{charts}</div> : null}
        {/* Last: it comes late, and would move what is below it. */}
        <StepsLeftPlace year={year} />
      </div>
    </Page>
  );
}
