import { useUser } from '../../../api/session/session.ts';
import { Page } from '../../../ui/layout/page.tsx';
import { lateCard } from '../../../ui/loading/late-card.tsx';
import { loadable } from '../../../ui/loading/loadable.tsx';
import { ProfileDetails } from './profile-details.tsx';
import classes from './profile-page.module.css';
import { ProfilePassword } from './profile-password.tsx';
import { profileTexts as texts } from './profile-texts.ts';

const MustEnrol = loadable(async () => ({
  default: (await import('../two-step/must-enrol.tsx')).MustEnrol,
}));
const TwoStep = lateCard(async () => ({
  default: (await import('../two-step/two-step.tsx')).TwoStep,
}));
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
