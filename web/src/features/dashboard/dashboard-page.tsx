import { yearOf } from '@driftig/domain/dates';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';

import { useUser } from '../../api/session.ts';
import { paths } from '../../app/paths.ts';
import { Page } from '../../ui/layout/page.tsx';
import { longDate } from '../../ui/time/long-date.ts';
import { useToday } from '../../ui/time/use-today.ts';
import { ActionList } from './action-list.tsx';
import classes from './dashboard-page.module.css';
import { texts, weekdays } from './texts.ts';
import { useYear } from './use-year.ts';
import { YearChoice } from './year-choice.tsx';
import { YearFigures } from './year-figures.tsx';
import { dashboardYears } from './years.ts';

/** 'Torsdag den 12. november 2026. Salg, …' */
function purposeOf(today: string): string {
  const weekday = weekdays[new Date(`${today}T00:00:00Z`).getUTCDay()] ?? '';
  return texts.purpose(weekday, longDate(today));
}

/** The first page of administrators and owners: figures, charts, actions. */
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
