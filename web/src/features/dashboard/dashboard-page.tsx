import { yearOf } from '@driftig/domain/dates';
import { formatDate } from '@driftig/domain/format';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';

import { errorIdOf } from '../../api/errors.ts';
import { useUser } from '../../api/session.ts';
import { paths } from '../../app/paths.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Page } from '../../ui/page.tsx';
import { useToday } from '../../ui/use-today.ts';
import { ActionList } from './action-list.tsx';
import classes from './dashboard-page.module.css';
import { MonthChart } from './month-chart.tsx';
import { orderSeries, salesSeries } from './month-series.ts';
import { useYearFigures } from './queries.ts';
import { SummaryCards } from './summary-cards.tsx';
import { figuresOf } from './summary-figures.ts';
import { texts, weekdays } from './texts.ts';
import { useYear } from './use-year.ts';
import { YearChoice } from './year-choice.tsx';
import { dashboardYears } from './years.ts';

/** 'Torsdag 12-11-2026. Salg, …' */
function purposeOf(today: string): string {
  const weekday = weekdays[new Date(`${today}T00:00:00Z`).getUTCDay()] ?? '';
  return texts.purpose(weekday, formatDate(today));
}

function YearFigures({ year, currency }: { year: number; currency: string }) {
  const { info, sales, orders, old, error, retry } = useYearFigures(year);
  if (error) {
    return (
      <Card>
        <ErrorState title={texts.loadFailed} text="" errorId={errorIdOf(error)} onRetry={retry} />
      </Card>
    );
  }
  return (
    <div className={classes.figures} data-old={old || undefined} aria-busy={old}>
      <SummaryCards figures={info && figuresOf(info, year, currency)} />
      <div className={classes.charts}>
        <MonthChart
          title={texts.sales}
          subtitle={texts.salesUnit(currency)}
          year={year}
          series={sales && salesSeries(sales, currency)}
        />
        <MonthChart
          title={texts.ordersChart}
          subtitle={texts.ordersUnit}
          year={year}
          series={orders && orderSeries(orders)}
        />
      </div>
    </div>
  );
}

/** What administrators and owners see first: figures, curves, what to do. */
export default function DashboardPage() {
  const today = useToday();
  const { currency } = useUser().company;
  const [year, setYear] = useYear(today);
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
  return (
    <Page title={texts.title} purpose={purposeOf(today)} actions={actions}>
      <div className={classes.dashboard}>
        <YearFigures year={year} currency={currency} />
        <ActionList currency={currency} />
      </div>
    </Page>
  );
}
