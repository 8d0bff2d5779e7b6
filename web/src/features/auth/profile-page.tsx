import { Alert } from '@mantine/core';

import { useUser } from '../../api/session.ts';
import { Page } from '../../ui/layout/page.tsx';
import { ProfileDetails } from './profile-details.tsx';
import classes from './profile-page.module.css';
import { ProfilePassword } from './profile-password.tsx';
import { ProfileSessions } from './profile-sessions.tsx';
import { profileTexts as texts, twoStepTexts } from './profile-texts.ts';
import { TwoStep } from './two-step.tsx';

/** The user's profile. A user who must set up two-step login sees only that section. */
export default function ProfilePage() {
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
            <ProfileDetails />
            <ProfilePassword />
          </>
        )}
        <TwoStep />
        {mustEnrol ? null : <ProfileSessions />}
      </div>
    </Page>
  );
}
