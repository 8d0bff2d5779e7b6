import type { Plan } from '@driftig/contracts/plans';
import { lazy, Suspense, useEffect, useState } from 'react';

import { setSession } from '../api/session.ts';
import { LandingPage } from '../features/landing/landing-page.tsx';
import { whenIdle } from '../ui/when-idle.ts';
import { safeNext } from './paths.ts';

const loadDialog = () => import('../features/auth/auth-dialog.tsx');
const AuthDialog = lazy(loadDialog);
const fetchDialog = () => void loadDialog();

interface Opened {
  readonly mode: 'login' | 'register';
  readonly plan?: Plan | undefined;
}

/** Where someone who was sent here to log in wanted to go. */
function wanted(): string | null {
  return new URLSearchParams(window.location.search).get('next');
}

/** The landing page and, when it is asked for, the dialog with login and registration. */
export default function Front() {
  const [opened, setOpened] = useState<Opened | undefined>(() =>
    wanted() === null ? undefined : { mode: 'login' },
  );
  useEffect(() => whenIdle(fetchDialog), []);
  const open = {
    logIn: () => setOpened({ mode: 'login' }),
    signUp: (plan?: Plan) => setOpened({ mode: 'register', plan }),
    soon: fetchDialog,
  };
  return (
    <>
      <LandingPage open={open} />
      {opened ? (
        <Suspense>
          <AuthDialog
            mode={opened.mode}
            plan={opened.plan}
            onMode={(mode) => setOpened({ ...opened, mode })}
            onClose={() => setOpened(undefined)}
            onLoggedIn={(user) => {
              window.history.replaceState(null, '', safeNext(wanted()));
              setSession({ status: 'in', user, justNow: true });
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
