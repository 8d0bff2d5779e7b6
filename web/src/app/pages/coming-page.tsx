import { Button } from '@mantine/core';
import { IconTools } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router-dom';

import { Card } from '../../ui/layout/card.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { comingTexts } from './coming-texts.ts';
import { paths } from '../../paths.ts';

/** Placeholder for a screen that is not built yet: its purpose, and a link to the dashboard. */
export default function ComingPage() {
  const { pathname } = useLocation();
  const { title = '', purpose = '' } = comingTexts[pathname.replace(/\/$/, '')] ?? {};
  return (
    <Page title={title} purpose={purpose}>
      <Card>
        <EmptyState
          icon={IconTools}
          title="Siden er på vej"
          text="Vi bygger den nu, og du finder den her, når den er klar."
          action={
            <Button component={Link} to={paths.dashboard}>
              Til Dashboard
            </Button>
          }
        />
      </Card>
    </Page>
  );
}
