import { lazy, Suspense, useEffect, useState } from 'react';

import { onSessionEnded } from '../api/log-in-again.ts';
import { useUser } from '../api/session.ts';
import { logOut } from './log-out.ts';

const LogInAgainDialog = lazy(() => import('../features/auth/log-in-again-dialog.tsx'));

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
        onLoggedIn={() => settle(true)}
        onGiveUp={() => void logOut().then(() => settle(false))}
      />
    </Suspense>
  );
}
