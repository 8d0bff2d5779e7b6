import { lazy, Suspense, useEffect } from 'react';

import { infoSlug, isInvitation, paths, resetToken } from './paths.ts';
import { setSession, useSession, wasLoggedIn } from '../api/session.ts';
import { startSession } from '../api/start-session.ts';
import type { Session } from '../api/session.ts';
import { Splash } from './splash.tsx';

const App = lazy(() => import('./app.tsx'));
const Front = lazy(() => import('./front.tsx'));
const Info = lazy(() => import('./info.tsx'));

const isHomePage = () => window.location.pathname === paths.home;
const currentInfoSlug = () => infoSlug(window.location.pathname);

/** Shown at once, without router or component library, and nobody is asked about. */
export function isPublicPage(): boolean {
  return (
    currentInfoSlug() !== undefined || (isHomePage() && (!wasLoggedIn() || resetToken() !== null))
  );
}

/** A visitor gets a public page. Who may be logged in waits for the answer and gets the application. */
export function Root() {
  const session = useSession();
  useEffect(() => {
    if (isPublicPage()) return;
    if (isInvitation(window.location.pathname) && !wasLoggedIn()) setSession({ status: 'out' });
    else void startSession();
  }, []);
  return <Suspense fallback={<Splash />}>{pageFor(session)}</Suspense>;
}

function pageFor(session: Session) {
  const info = currentInfoSlug();
  if (info !== undefined) return <Info slug={info} />;
  if (session.status === 'checking') return isPublicPage() ? <Front /> : <Splash />;
  return isHomePage() && (session.status === 'out' || resetToken() !== null) ? <Front /> : <App />;
}
