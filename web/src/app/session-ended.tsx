import { Suspense, useEffect, useState } from 'react';

import { onSessionEnded } from '../api/log-in-again.ts';
import { setSession, useUser } from '../api/session.ts';
import { loadable } from '../ui/loading/loadable.tsx';
import { logOut } from './log-out.ts';

const LogInAgainDialog = loadable(() => import('../features/auth/log-in-again-dialog.tsx'));

const noop = () => undefined;

interface Question {
  readonly answer: (loggedIn: boolean) => void;
}

/** Asks for the password over the current screen when a call got a 401. */
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
          // The session may have ended because of a new role or mandatory two-step login.
          setSession({ status: 'in', user: now });
          settle(true);
        }}
        // A failed logout has shown its own error; the dialog stays.
        onGiveUp={() => void logOut().then(() => settle(false), noop)}
      />
    </Suspense>
  );
}
