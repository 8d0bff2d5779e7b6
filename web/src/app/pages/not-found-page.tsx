import { Button } from '@mantine/core';
import { IconMapQuestion } from '@tabler/icons-react';
import { Link } from 'react-router-dom';

import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { notFoundTexts } from './not-found-texts.ts';
import { paths } from '../../paths.ts';

/** An unknown address, for a logged-in user: inside the shell, whose menu leads on. */
export default function NotFoundPage() {
  return (
    <Page title="Siden findes ikke" purpose={notFoundTexts.text}>
      <Card flush>
        <EmptyState
          icon={IconMapQuestion}
          title={notFoundTexts.title}
          text="Vælg en side i menuen, eller søg efter det, du leder efter."
          action={
            <Button component={Link} to={paths.home} variant="filled">
              Til Dashboard
            </Button>
          }
        />
      </Card>
    </Page>
  );
}
