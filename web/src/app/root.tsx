import { lazy, startTransition, Suspense, useEffect, useEffectEvent, useState } from 'react';

import { opensFrontDialog } from '../api/session/opening.ts';
import { bookingSlug, infoSlug, isMailedPage, paths, voucherCode } from '../paths.ts';
import {
  clearDrafts,
  currentUserId,
  setSession,
  useSession,
  wasLoggedIn,
} from '../api/session/session.ts';
import { hearTabs, type SessionNews } from '../api/session/session-tabs.ts';
import { endSession, startSession } from '../api/session/start-session.ts';
import type { Session } from '../api/session/session.ts';
import { loadable } from '../ui/loading/loadable.tsx';
import { runInSlices } from './run-in-slices.ts';
import { guardRestoredPage } from './frame/restored-page.ts';
import { Splash } from './pages/splash.tsx';

const App = loadable(async () => {
  await runInSlices();
  const app = await import('./app.tsx');
  await app.preloadFirstPage();
  return app;
});
const Front = lazy(() => import('./front.tsx'));
const Info = lazy(() => import('./info.tsx'));
const Booking = lazy(() => import('./booking.tsx'));
const VoucherProof = lazy(() => import('./voucher-proof.tsx'));

const isHomePage = () => window.location.pathname === paths.home;
const currentInfoSlug = () => infoSlug(window.location.pathname);
const currentBookingSlug = () => bookingSlug(window.location.pathname);
const currentVoucherCode = () => voucherCode(window.location.pathname);

/** Whether the URL is a public page, which is shown without asking the server for a session. */
export function isPublicPage(): boolean {
  return (
    currentInfoSlug() !== undefined ||
    currentBookingSlug() !== undefined ||
    currentVoucherCode() !== undefined ||
    (isHomePage() && (!wasLoggedIn() || opensFrontDialog()))
  );
}

/**
 * When another tab logs out or logs another user in, this one leaves for the login of the front
 * page and comes back from there; the full page load clears everything.
 */
function useOtherTabs(status: Session['status']): void {
  const hear = useEffectEvent((news: SessionNews) => {
    const isOver = news.kind === 'out' || (news.kind === 'in' && news.userId !== currentUserId());
    if (!isOver || status === 'out') return;
    clearDrafts();
    // After a log-out the server may not know of it yet, so it is not asked.
    if (status === 'in' || news.kind === 'out') endSession();
    else if (!isPublicPage()) void startSession();
  });
  useEffect(() => hearTabs((news) => hear(news)), []);
}

/** Shows a public page, or the application once the session is known. */
export function Root() {
  const session = useSession();
  useOtherTabs(session.status);
  useEffect(guardRestoredPage, []);
  useEffect(() => {
    if (isPublicPage()) return;
    if (isMailedPage(window.location.pathname) && !wasLoggedIn()) setSession({ status: 'out' });
    else void startSession();
    // Its code starts while the session is asked for.
    void App.preload();
  }, []);
  return <Suspense fallback={<Splash />}>{pageFor(session)}</Suspense>;
}

/**
 * The application once its code is there: not by Suspense, whose fallback stays for at least 300 ms,
 * and in a transition, which renders in slices, so that a slow phone answers meanwhile.
 */
function Application() {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    void App.preload().then(() => startTransition(() => setReady(true)));
  }, []);
  useEffect(() => {
    if (isReady) document.documentElement.removeAttribute('data-screen');
  }, [isReady]);
  return isReady ? <App /> : <Splash />;
}

function pageFor(session: Session) {
  const info = currentInfoSlug();
  if (info !== undefined) return <Info slug={info} />;
  const booking = currentBookingSlug();
  if (booking !== undefined) return <Booking slug={booking} />;
  const code = currentVoucherCode();
  if (code !== undefined) return <VoucherProof code={code} />;
  if (session.status === 'checking') return isPublicPage() ? <Front /> : <Splash />;
  return isHomePage() && (session.status === 'out' || opensFrontDialog()) ? (
    <Front />
  ) : (
    <Application />
  );
}
