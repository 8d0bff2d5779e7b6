import { Alert } from '@mantine/core';

import { useUser } from '../../api/session.ts';
import { Page } from '../../ui/layout/page.tsx';
import { OwnDetails } from './profile-details.tsx';
import classes from './profile-page.module.css';
import { OwnPassword } from './profile-password.tsx';
import { OwnSessions } from './profile-sessions.tsx';
import { ownTexts as texts, twoStepTexts } from './profile-texts.ts';
import { TwoStep } from './two-step.tsx';

/** A person's own page; whoever must set up two-step login first sees that alone. */
export default function OwnPage() {
  const { mustEnrol } = useUser();
  return (
    <Page title={texts.title} purpose={texts.purpose}>
      <div className={classes.sections}>
        {mustEnrol ? (
          <Alert color="amber" role="status">
            {twoStepTexts.must}
          </Alert>
        ) : (
          <>
            <OwnDetails />
            <OwnPassword />
          </>
        )}
        <TwoStep />
        {mustEnrol ? null : <OwnSessions />}
      </div>
    </Page>
  );
}
