import type { Plan } from '@driftig/contracts/plans';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';

import { setSession } from '../api/session.ts';
import LandingPage from '../features/landing/landing-page.tsx';
import { whenIdle } from '../ui/when-idle.ts';
import { safeNext } from './paths.ts';

const loadDialog = () => import('../features/auth/auth-dialog.tsx');
const AuthDialog = lazy(loadDialog);

interface Opened {
  readonly mode: 'login' | 'register';
  readonly plan?: Plan;
}

/** Someone who was sent here to log in is asked at once. */
function wanted(): string | null {
  return new URLSearchParams(window.location.search).get('next');
}

/** The landing page and, when it is asked for, the dialog with login and registration. */
export default function Front() {
  const [opened, setOpened] = useState<Opened | undefined>(() =>
    wanted() === null ? undefined : { mode: 'login' },
  );
  useEffect(() => whenIdle(() => void loadDialog()), []);
  const open = useCallback((mode: Opened['mode'], plan?: Plan) => {
    setOpened(plan === undefined ? { mode } : { mode, plan });
  }, []);
  return (
    <>
      <LandingPage onOpen={open} onIntent={() => void loadDialog()} />
      {opened ? (
        <Suspense>
          <AuthDialog
            mode={opened.mode}
            plan={opened.plan}
            onMode={open}
            onClose={() => setOpened(undefined)}
            onLoggedIn={(user) => {
              window.history.replaceState(null, '', safeNext(wanted()));
              setSession({ status: 'in', user });
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
