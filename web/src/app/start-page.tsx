import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';

import { Card } from '../ui/layout/card.tsx';
import { Page } from '../ui/layout/page.tsx';
import { useUser } from '../api/session.ts';
import { paths } from './paths.ts';

/** The dashboard of an employee, until calendar and timesheet are built. */
export default function StartPage() {
  const { name, company } = useUser();
  return (
    <Page title="My Dashboard" purpose={`Du er logget ind hos ${company.name}.`}>
      <Card title={name ? `Hej ${name}` : 'Hej'}>
        Dine vagter, timer og ferie er på vej hertil. Der er ikke noget, du skal gøre nu.
        <div>
          <Button component={Link} to={paths.colleagues} mt="md">
            Se dine kolleger
          </Button>
        </div>
      </Card>
    </Page>
  );
}
