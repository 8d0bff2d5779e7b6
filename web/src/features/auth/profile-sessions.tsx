import { authRoutes } from '@driftig/contracts/auth/routes';
import type { OwnSession } from '@driftig/contracts/auth/sessions';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { invalidate } from '../../api/changes.ts';
import { call } from '../../api/client.ts';
import { errorIdOf, messageOf } from '../../api/errors.ts';
import { Card } from '../../ui/layout/card.tsx';
import { recoverFocus } from '../../ui/focus/recover-focus.ts';
import { Tag } from '../../ui/display/status-chip.tsx';
import { toastFailure, toastSuccess } from '../../ui/feedback/toast.tsx';
import { formatInstant } from '../../ui/time/format-instant.ts';
import { QueryResult } from '../../ui/feedback/query-result.tsx';
import classes from './profile-page.module.css';
import { sessionsQuery } from './profile-queries.ts';
import { profileTexts as texts } from './profile-texts.ts';

/** The user's sessions, each with a button to end it. */
export function ProfileSessions() {
  const query = useQuery(sessionsQuery);
  return (
    <Card title={texts.sessions} subtitle={texts.sessionsHelp}>
      <QueryResult query={query} title={texts.notLoaded} errorId={errorIdOf(query.error)} rows={2}>
        {(data) => <Sessions sessions={data} />}
      </QueryResult>
    </Card>
  );
}

function Sessions({ sessions }: { sessions: readonly OwnSession[] }) {
  const [ending, setEnding] = useState<string>();
  const container = useRef<HTMLDivElement>(null);
  const end = async (which: string, work: () => Promise<{ message: string }>) => {
    setEnding(which);
    try {
      toastSuccess((await work()).message);
    } catch (error) {
      toastFailure(messageOf(error, texts.notSaved));
      // The session may have ended already.
      await invalidate(new Set([authRoutes.listSessions.key]));
    }
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
            ending={ending === session.id}
            onEnd={() =>
              void end(session.id, () => call(authRoutes.endSession, { body: { id: session.id } }))
            }
          />
        ))}
      </ul>
      {isOnlySession ? (
        <p className={classes.note}>{texts.alone}</p>
      ) : (
        <div className={classes.foot}>
          <Button
            loading={ending === 'others'}
            onClick={() => void end('others', () => call(authRoutes.endOtherSessions, {}))}
          >
            {texts.endOthers}
          </Button>
        </div>
      )}
    </div>
  );
}

interface SessionRowProps {
  session: OwnSession;
  ending: boolean;
  onEnd: () => void;
}

function SessionRow({ session, ending, onEnd }: SessionRowProps) {
  const { device, lastSeenAt, current } = session;
  const when = formatInstant(lastSeenAt);
  return (
    <li className={classes.session}>
      <div>
        <p className={classes.device}>{device}</p>
        <p className={classes.note}>{texts.lastSeen(when)}</p>
      </div>
      {current ? (
        <Tag>{texts.thisOne}</Tag>
      ) : (
        <Button loading={ending} onClick={onEnd} aria-label={texts.endSessionOf(device, when)}>
          {texts.endSession}
        </Button>
      )}
    </li>
  );
}
