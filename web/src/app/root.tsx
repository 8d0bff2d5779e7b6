import { lazy, Suspense, useEffect } from 'react';

import { paths } from './paths.ts';
import { startSession, useSession, wasLoggedIn } from '../api/session.ts';
import type { Session } from '../api/session.ts';
import { Splash } from './splash.tsx';

const App = lazy(() => import('./app.tsx'));
const Front = lazy(() => import('./front.tsx'));

const atHome = () => window.location.pathname === paths.home;
const isVisitor = () => atHome() && !wasLoggedIn();

/**
 * A visitor gets the landing page at once, without router or component library, and is not asked
 * about. Who may be logged in waits for the answer and gets the application.
 */
export function Root() {
  const session = useSession();
  useEffect(() => {
    if (!isVisitor()) void startSession();
  }, []);
  return <Suspense fallback={<Splash />}>{show(session)}</Suspense>;
}

function show(session: Session) {
  if (session.status === 'checking') return isVisitor() ? <Front /> : <Splash />;
  return session.status === 'out' && atHome() ? <Front /> : <App />;
}
