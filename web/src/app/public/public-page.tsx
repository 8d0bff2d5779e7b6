import type { Plan } from '@driftig/contracts/core/plans';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';

import { setSession, wasLoggedIn } from '../../api/session/session.ts';
import { hearTabs } from '../../api/session/session-tabs.ts';
import type { AuthMode } from '../../features/auth/login/modes.ts';
import type { OpenAuth } from '../../features/landing/open-auth.ts';
import { onFirstInteraction } from '../../ui/loading/on-first-interaction.ts';
import { replayEarlyClick } from './replay-early-click.ts';
import { forgetOpening, mailedToken, welcomedEmail } from '../../api/session/opening.ts';
import { paths, safeNext } from '../../paths.ts';

const importDialog = () => import('../../features/auth/login/auth-dialog.tsx');
const AuthDialog = lazy(importDialog);
const prefetchDialog = () => void importDialog();

interface DialogState {
  readonly mode: AuthMode;
  readonly plan?: Plan | undefined;
  readonly token?: string;
  /** E-mail of a user who has just signed up. */
  readonly welcomed?: string;
}

/** The page to open after logging in, for a user who was redirected here. */
function nextParam(): string | null {
  return new URLSearchParams(window.location.search).get('next');
}

/** The dialog that the page was opened for: by a mail, after signing up, or to log in. */
function dialogFromUrl(): DialogState | undefined {
  const token = mailedToken('reset');
  if (token !== null) return { mode: 'reset', token };
  const welcomed = welcomedEmail();
  if (welcomed !== null) return { mode: 'login', welcomed };
  return nextParam() === null ? undefined : { mode: 'login' };
}

/** False during hydration, whose first render must match the prerendered page. */
function useIsHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}

/** A public page with the dialog for login and registration. */
export function PublicPage({ children }: { children: (open: OpenAuth) => ReactNode }) {
  const isHydrated = useIsHydrated();
  const [chosen, setOpened] = useState<DialogState | 'closed'>();
  const opened = chosen ?? (isHydrated ? dialogFromUrl() : undefined);
  useEffect(() => {
    replayEarlyClick();
    return onFirstInteraction(prefetchDialog);
  }, []);
  // Where a screen was left for the login, another tab's login brings it back.
  useEffect(() => {
    const next = nextParam();
    if (next === null) return undefined;
    return hearTabs(({ kind }) => {
      if (kind === 'in') window.location.replace(safeNext(next));
    });
  }, []);
  const isReturning = isHydrated && wasLoggedIn();
  const open = {
    wasLoggedIn: isReturning,
    logIn: () =>
      isReturning ? window.location.assign(paths.dashboard) : setOpened({ mode: 'login' }),
    signUp: (plan?: Plan) => setOpened({ mode: 'register', plan }),
    prefetch: prefetchDialog,
  };
  return (
    <>
      {children(open)}
      {opened !== undefined && opened !== 'closed' ? (
        <Suspense>
          <AuthDialog
            mode={opened.mode}
            plan={opened.plan}
            token={opened.token}
            welcomed={opened.welcomed}
            place={nextParam() === null ? 'landing' : 'app'}
            onMode={(mode) => {
              forgetOpening();
              setOpened({ ...opened, mode });
            }}
            onClose={() => {
              forgetOpening();
              setOpened('closed');
            }}
            onLoggedIn={(user) => {
              window.history.replaceState(null, '', safeNext(nextParam()));
              setSession({ status: 'in', user, justNow: true });
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
