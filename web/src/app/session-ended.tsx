import { lazy, Suspense, useEffect, useState } from 'react';

import { onSessionEnded } from '../api/log-in-again.ts';
import { setSession, useUser } from '../api/session.ts';
import { logOut } from './log-out.ts';

const LogInAgainDialog = lazy(() => import('../features/auth/log-in-again-dialog.tsx'));

const noop = () => undefined;

interface Question {
  readonly answer: (loggedIn: boolean) => void;
}

/** Asks for the password over the current screen when a call was told that the session is over. */
export function SessionEnded() {
  const user = useUser();
  const [question, setQuestion] = useState<Question>();
  useEffect(() => onSessionEnded(() => new Promise((answer) => setQuestion({ answer }))), []);
  if (question === undefined) return null;
  const settle = (loggedIn: boolean) => {
    setQuestion(undefined);
    question.answer(loggedIn);
  };
  return (
    <Suspense>
      <LogInAgainDialog
        user={user}
        onLoggedIn={(now) => {
          // What ended the session may be another role, or two-step login that all must have.
          setSession({ status: 'in', user: now });
          settle(true);
        }}
        // A logout that did not get through has said so, and the question stays.
        onGiveUp={() => void logOut().then(() => settle(false), noop)}
      />
    </Suspense>
  );
}
