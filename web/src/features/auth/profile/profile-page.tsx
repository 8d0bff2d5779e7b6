import { useUser } from '../../../api/session/session.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { lateCard } from '../../../ui/loading/late-card.tsx';
import { MustEnrol } from '../two-step/must-enrol.tsx';
import { ProfileDetails } from './profile-details.tsx';
import classes from './profile-page.module.css';
import { ProfilePassword } from './profile-password.tsx';
import { profileTexts as texts } from './profile-texts.ts';
import { TwoStep } from '../two-step/two-step.tsx';

const ProfileCalendar = lateCard(() => import('./profile-calendar.tsx'));
const ProfileSessions = lateCard(() => import('./profile-sessions.tsx'));

/** The user's profile. A user who must set up two-step login is led through that first. */
export default function ProfilePage() {
  if (useUser().mustEnrol) return <MustEnrol />;
  return (
    <Page title={texts.title} purpose={texts.purpose}>
      <div className={classes.sections}>
        <ProfileDetails />
        <ProfilePassword />
        <TwoStep />
        <ProfileCalendar />
        <ProfileSessions />
      </div>
    </Page>
  );
}
