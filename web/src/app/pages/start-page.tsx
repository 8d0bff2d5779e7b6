import { Page } from '../../ui/layout/page.tsx';
import { KeptHeight } from '../../ui/loading/kept-height.tsx';
import { lateCard } from '../../ui/loading/late-card.tsx';
import { useUser } from '../../api/session/session.ts';
import { UnreadCard } from '../../features/dashboard/unread-card.tsx';
import { HoursOnDashboard } from '../../features/time/own/dashboard-cards.tsx';
import { StartTimer, TimerBar } from '../../features/time/timer/timer-bar.tsx';
import { OwnHoliday } from '../../features/vacation/own/own-holiday.tsx';
import classes from './start-page.module.css';

const HomeCard = lateCard(() => import('../../features/calendar/own/home/home-card.tsx'));
const OwnTasks = lateCard(() => import('../../shared/board-tasks/own-tasks-card.tsx'));
const OwnCalendar = lateCard(() => import('../../features/calendar/own/own-calendar.tsx'));

/** The dashboard of an employee: the day, hours, tasks, messages, holiday and illness, and the calendar. */
export default function StartPage() {
  const { name, company } = useUser();
  const greeting = name === '' ? 'Hej.' : `Hej ${name}.`;
  return (
    <Page title="My Dashboard" purpose={`${greeting} Du er logget ind hos ${company.name}.`}>
      <div className={classes.content}>
        <TimerBar />
        <KeptHeight name="homeHeight">
          {(onDrawn) => <HomeCard startTimer={<StartTimer />} onDrawn={onDrawn} />}
        </KeptHeight>
        <HoursOnDashboard />
        <KeptHeight name="ownTasksHeight">{(onDrawn) => <OwnTasks onDrawn={onDrawn} />}</KeptHeight>
        <UnreadCard />
        <OwnHoliday />
        <OwnCalendar />
      </div>
    </Page>
  );
}
