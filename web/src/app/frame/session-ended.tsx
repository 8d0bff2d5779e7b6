import { Suspense, useEffect, useEffectEvent, useState } from 'react';

import { onSessionEnded } from '../../api/session/log-in-again.ts';
import { leaveNothing, setSession, useUser } from '../../api/session/session.ts';
import { hearTabs, tellTabs, type SessionNews } from '../../api/session/session-tabs.ts';
import { lazyWhenIdle } from '../../ui/loading/lazy-when-idle.ts';
import { loadable } from '../../ui/loading/loadable.tsx';
import { logOut, useStuckLogOut } from '../log-out.ts';

const StillLoggedIn = lazyWhenIdle(() => import('./still-logged-in.tsx'));
const LogInAgainDialog = loadable(
  () => import('../../features/auth/login/log-in-again-dialog.tsx'),
);

const noop = () => undefined;

/** Long enough for a phone call; after it the page is no longer kept behind the dialog. */
const KEPT_MS = 15 * 60_000;

interface Question {
  readonly answer: (loggedIn: boolean) => void;
}

/** While it is there, document.css hides everything but the dialog. */
function useLockedPage(locked: boolean): void {
  useEffect(() => {
    document.documentElement.toggleAttribute('data-locked', locked);
    return () => document.documentElement.removeAttribute('data-locked');
  }, [locked]);
}

/** Clears the data behind the dialog after a while, in case the user has left the screen. */
function useForgetting(waits: boolean): void {
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(() => {
      leaveNothing();
      setSession({ status: 'out' });
    }, KEPT_MS);
    return () => clearTimeout(timer);
  }, [waits]);
}

/**
 * Asks for the password when a call got a 401, here and in the other tabs: what was on the screen is
 * hidden, and is there again afterwards.
 */
export function SessionEnded() {
  const user = useUser();
  const [question, setQuestion] = useState<Question>();
  const isStuck = useStuckLogOut();
  useLockedPage(question !== undefined || isStuck);
  useForgetting(question !== undefined);
  const settle = (loggedIn: boolean) => {
    setQuestion(undefined);
    question?.answer(loggedIn);
  };
  const ask = useEffectEvent(() => {
    tellTabs({ kind: 'ended', userId: user.id });
    return new Promise<boolean>((answer) => setQuestion({ answer }));
  });
  const hear = useEffectEvent((news: SessionNews) => {
    if (news.kind === 'in' && news.userId === user.id) settle(true);
    if (news.kind === 'ended' && (news.userId ?? user.id) === user.id)
      setQuestion((asked) => asked ?? { answer: noop });
  });
  useEffect(() => onSessionEnded(() => ask()), []);
  useEffect(() => hearTabs((news) => hear(news)), []);
  if (isStuck)
    return (
      <Suspense>
        <StillLoggedIn />
      </Suspense>
    );
  if (question === undefined) return null;
  return (
    <Suspense>
      <LogInAgainDialog
        user={user}
        onLoggedIn={(now) => {
          // The session may have ended because of a new role or mandatory two-step login.
          setSession({ status: 'in', user: now });
          settle(true);
        }}
        // A failed logout shows its own page.
        onGiveUp={() => void logOut().then(() => settle(false), noop)}
      />
    </Suspense>
  );
}
