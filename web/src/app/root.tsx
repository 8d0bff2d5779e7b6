import { lazy, Suspense, useEffect } from 'react';

import { whenIdle } from '../ui/when-idle.ts';
import { paths, safeNext } from './paths.ts';
import { setSession, startSession, useSession, wasLoggedIn } from './session.ts';
import type { Session } from './session.ts';
import { Splash } from './splash.tsx';

const App = lazy(() => import('./app.tsx'));
const LandingPage = lazy(() => import('../features/landing/landing-page.tsx'));

const atHome = () => window.location.pathname === paths.home;
const isVisitor = () => atHome() && !wasLoggedIn();

/**
 * A visitor gets the landing page at once, without router or component library; the session is
 * asked about afterwards. Everyone else waits for the answer and gets the application.
 */
export function Root() {
  const session = useSession();
  useEffect(() => {
    if (isVisitor()) return whenIdle(() => void startSession());
    return void startSession();
  }, []);
  return <Suspense fallback={<Splash />}>{show(session)}</Suspense>;
}

function show(session: Session) {
  if (session.status === 'checking') return isVisitor() ? landing : <Splash />;
  return session.status === 'out' && atHome() ? landing : <App />;
}

const landing = (
  <LandingPage
    onLoggedIn={(user) => {
      const next = new URLSearchParams(window.location.search).get('next');
      window.history.replaceState(null, '', safeNext(next));
      setSession({ status: 'in', user });
    }}
  />
);
