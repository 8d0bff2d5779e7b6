import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';

import { Card } from '../../ui/layout/card.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { useUser } from '../../api/session/session.ts';
import { UnreadCard } from '../../features/dashboard/unread-card.tsx';
import { HoursOnDashboard } from '../../features/time/own/dashboard-cards.tsx';
import { OwnHoliday } from '../../features/vacation/own/own-holiday.tsx';
import { paths } from '../../paths.ts';
import classes from './start-page.module.css';

/** The dashboard of an employee: hours, messages, holiday and illness, until the calendar is built. */
export default function StartPage() {
  const { name, company } = useUser();
  return (
    <Page title="My Dashboard" purpose={`Du er logget ind hos ${company.name}.`}>
      <div className={classes.content}>
        <HoursOnDashboard />
        <UnreadCard />
        <OwnHoliday />
        <Card title={name ? `Hej ${name}` : 'Hej'}>
          Dine vagter er på vej hertil. Der er ikke noget, du skal gøre nu.
          <div>
            <Button component={Link} to={paths.colleagues} mt="md">
              Se dine kolleger
            </Button>
          </div>
        </Card>
      </div>
    </Page>
  );
}
