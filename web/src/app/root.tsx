import { lazy, Suspense, useEffect } from 'react';

import { infoSlug, isInvitation, paths, resetToken } from './paths.ts';
import { setSession, startSession, useSession, wasLoggedIn } from '../api/session.ts';
import type { Session } from '../api/session.ts';
import { Splash } from './splash.tsx';

const App = lazy(() => import('./app.tsx'));
const Front = lazy(() => import('./front.tsx'));
const Info = lazy(() => import('./info.tsx'));

const atHome = () => window.location.pathname === paths.home;
const slug = () => infoSlug(window.location.pathname);

/** Shown at once, without router or component library, and nobody is asked about. */
export function isForVisitors(): boolean {
  return slug() !== undefined || (atHome() && (!wasLoggedIn() || resetToken() !== null));
}

/** A visitor gets a public page. Who may be logged in waits for the answer and gets the application. */
export function Root() {
  const session = useSession();
  useEffect(() => {
    if (isForVisitors()) return;
    if (isInvitation(window.location.pathname) && !wasLoggedIn()) setSession({ status: 'out' });
    else void startSession();
  }, []);
  return <Suspense fallback={<Splash />}>{show(session)}</Suspense>;
}

function show(session: Session) {
  const info = slug();
  if (info !== undefined) return <Info slug={info} />;
  if (session.status === 'checking') return isForVisitors() ? <Front /> : <Splash />;
  return atHome() && (session.status === 'out' || resetToken() !== null) ? <Front /> : <App />;
}
