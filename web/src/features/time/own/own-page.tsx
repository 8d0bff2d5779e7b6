import { Button } from '@mantine/core';
import { IconAlertTriangle, IconNotebook } from '@tabler/icons-react';
import { Link } from 'react-router-dom';

import { paths } from '../../../paths.ts';
import { sizedList } from '../../../ui/data-table/sized-list.tsx';
import { NoticeBar } from '../../../ui/feedback/notice-bar.tsx';
import { AddButton } from '../../../ui/layout/page-action.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { useNewOnArrival } from '../../../ui/url/use-new-on-arrival.ts';
import { usePhone } from '../../../ui/layout/use-phone.ts';
import { loadable } from '../../../ui/loading/loadable.tsx';
import { useIsThereWhenIdle } from '../../../ui/loading/use-is-there-when-idle.ts';
import { useWaitingHours } from '../outbox/use-waiting-hours.ts';
import type { WaitingHours } from '../outbox/waiting-hours.ts';
import { StartTimer, TimerBar } from '../timer/timer-bar.tsx';
import { AskedDialog } from './asked-dialog.tsx';
import { CopyMenu } from './copy/copy-menu.tsx';
import classes from './own.module.css';
import { texts } from './texts.ts';
import { useAsked } from './use-asked.ts';
import { useLinkedRow } from './use-linked-row.ts';
import { useOwnHours, type OwnHours } from './use-own-hours.ts';
import { Warnings } from './warnings.tsx';
import { WeekCard } from './week/week-card.tsx';

const List = sizedList({
  desk: () => import('./list/desk-list.tsx'),
  phone: () => import('./list/phone-list.tsx'),
});

const WaitingList = loadable(() => import('../outbox/waiting-list.tsx'));

/** An employee's page of their own hours (product T22 to T24, T40 to T44). */
export default function OwnPage() {
  const phone = usePhone();
  const hours = useOwnHours();
  const asked = useAsked();
  useLinkedRow(hours);
  const { mayWrite, rows, entries } = hours;
  useNewOnArrival(mayWrite, hours.create);
  const isCalm = rows.all.length === 0 && entries?.length !== 0;
  return (
    <Page
      title={texts.title}
      purpose={texts.purpose}
      list
      actions={
        <>
          {phone ? null : (
            <>
              <RegisterLink />
              <StartTimer />
              <CopyMenu hours={hours} />
            </>
          )}
          {mayWrite ? (
            <AddButton label={texts.create} onClick={hours.create} filled={!phone && isCalm} />
          ) : null}
        </>
      }
    >
      <div className={classes.content}>
        <TimerBar />
        <SettingsNotice hours={hours} />
        <WeekCard hours={hours} />
        <Warnings warnings={hours.summary.data?.warnings} />
        <Waiting hours={hours} />
        <List hours={hours} asked={asked} />
        {phone ? (
          <div className={classes.phoneActions}>
            <CopyMenu hours={hours} />
            <RegisterLink />
          </div>
        ) : null}
      </div>
      <AskedDialog asked={asked} />
    </Page>
  );
}

function RegisterLink() {
  return (
    <Button
      component={Link}
      to={paths.register}
      variant="subtle"
      leftSection={<IconNotebook size={18} stroke={1.6} />}
    >
      {texts.register}
    </Button>
  );
}

/** The hours that wait for a connection, above the list. */
function Waiting({ hours: { openNew, rows } }: { hours: OwnHours }) {
  const { all, remove } = useWaitingHours();
  const isThere = useIsThereWhenIdle(WaitingList, { isWanted: all.length > 0 });
  if (!isThere || all.length === 0) return null;
  // One new row is written at a time.
  const mend = ({ values, id }: WaitingHours) => openNew(values, id);
  return <WaitingList all={all} onMend={rows.isNew ? undefined : mend} onDiscard={remove} />;
}

/** Without the company's settings a form would ask for the wrong thing, so there is none. */
function SettingsNotice({ hours }: { hours: OwnHours }) {
  const { settings } = hours;
  if (hours.mayWrite || settings.error === null) return null;
  return (
    <div className={classes.notice}>
      <NoticeBar
        icon={IconAlertTriangle}
        action={<Button onClick={() => void settings.refetch()}>{texts.retry}</Button>}
      >
        {texts.settingsFailed}
      </NoticeBar>
    </div>
  );
}
