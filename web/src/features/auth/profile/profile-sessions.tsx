// Default export: fetched beside the page by lateCard.
import { authRoutes } from '@driftig/contracts/auth/routes';
import type { OwnSession } from '@driftig/contracts/auth/sessions';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';

import { invalidate } from '../../../api/queries/changes.ts';
import { call } from '../../../api/client.ts';
import { errorIdOf } from '../../../api/errors.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { recoverFocus } from '../../../ui/focus/recover-focus.ts';
import { Tag } from '../../../ui/display/status-chip.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.tsx';
import { formatInstant } from '../../../ui/time/format-instant.ts';
import { QueryResult } from '../../../ui/feedback/query-result.tsx';
import { lazyWhenIdle } from '../../../ui/loading/lazy-when-idle.ts';
import classes from './profile-page.module.css';
import { sessionsQuery } from './profile-queries.ts';
import { profileTexts as texts } from './profile-texts.ts';
import { usedText } from './used-text.ts';

const PasswordDialog = lazyWhenIdle(() => import('./password-dialog.tsx'));

/** The user's sessions, each with a button to end it. */
export default function ProfileSessions() {
  const query = useQuery(sessionsQuery);
  return (
    <Card title={texts.sessions} subtitle={texts.sessionsHelp}>
      <QueryResult query={query} title={texts.notLoaded} errorId={errorIdOf(query.error)} rows={2}>
        {(data) => <Sessions sessions={data} now={query.dataUpdatedAt} />}
      </QueryResult>
    </Card>
  );
}

/** Session to end, or all others. */
type Ending = OwnSession | 'others';

interface SessionsProps {
  sessions: readonly OwnSession[];
  /** When they were asked for, in milliseconds. */
  now: number;
}

function Sessions({ sessions, now }: SessionsProps) {
  const [ending, setEnding] = useState<Ending>();
  const container = useRef<HTMLDivElement>(null);
  const close = () => {
    setEnding(undefined);
    recoverFocus(() => container.current);
  };
  const isOnlySession = sessions.every(({ current }) => current);
  return (
    <div ref={container} className={classes.stack} tabIndex={-1}>
      <ul className={classes.sessions}>
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            now={now}
            onEnd={() => setEnding(session)}
          />
        ))}
      </ul>
      {isOnlySession ? (
        <p className={classes.note}>{texts.alone}</p>
      ) : (
        <div className={classes.foot}>
          <Button onClick={() => setEnding('others')}>{texts.endOthers}</Button>
        </div>
      )}
      <Suspense>
        {ending ? (
          <PasswordDialog
            {...questionOf(ending)}
            submitLabel={texts.endSession}
            onPassword={(password) => end(ending, password)}
            onClose={close}
          />
        ) : null}
      </Suspense>
    </div>
  );
}

function questionOf(ending: Ending) {
  if (ending === 'others') return { title: texts.endOthersTitle, help: texts.endOthersHelp };
  const when = formatInstant(ending.startedAt);
  return { title: texts.endTitle, help: texts.endHelp(ending.device, when) };
}

async function end(ending: Ending, password: string): Promise<void> {
  try {
    const { message } = await (ending === 'others'
      ? call(authRoutes.endOtherSessions, { body: { password } })
      : call(authRoutes.endSession, { body: { id: ending.id, password } }));
    toastSuccess(message);
  } catch (error) {
    // The session may have ended already.
    await invalidate(new Set([authRoutes.listSessions.key]));
    throw error;
  }
}

interface SessionRowProps {
  session: OwnSession;
  now: number;
  onEnd: () => void;
}

function SessionRow({ session, now, onEnd }: SessionRowProps) {
  const { device, startedAt, current } = session;
  const when = formatInstant(startedAt);
  const used = usedText(session, now);
  return (
    <li className={classes.session}>
      <div>
        <p className={classes.device}>{device}</p>
        <p className={classes.note}>{texts.loggedIn(when, used)}</p>
      </div>
      {current ? (
        <Tag>{texts.thisOne}</Tag>
      ) : (
        <Button onClick={onEnd} aria-label={texts.endSessionOf(device, when)}>
          {texts.endSession}
        </Button>
      )}
    </li>
  );
}
