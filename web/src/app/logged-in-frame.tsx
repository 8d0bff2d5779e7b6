import { lazy, Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';

import { ErrorBoundary } from './error-boundary.tsx';
import { prefetchScreensWhenIdle } from './prefetch-screens.ts';
import { screensFor } from './screen-table.ts';
import { LandingRedirect } from './landing-redirect.tsx';
import { PageFocus } from './page-focus.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { useSession } from '../api/session.ts';
import { SettingsFromUrl } from './settings-from-url.tsx';
import { ScrollPosition } from './scroll-position.tsx';
import { SessionEnded } from './session-ended.tsx';
import { Shell } from './shell/shell.tsx';

const FirstTime = lazy(() => import('../features/company/first-time.tsx'));

/** Around every screen of someone who is logged in; others log in first and come back here. */
export function LoggedInFrame() {
  const session = useSession();
  const { pathname, search } = useLocation();
  const user = session.status === 'in' ? session.user : undefined;
  useEffect(() => (user ? prefetchScreensWhenIdle(screensFor(user)) : undefined), [user]);
  if (session.status !== 'in') return <LandingRedirect next={pathname + search} />;
  return (
    <>
      <SessionEnded />
      <Shell>
        {/* Above the page: what is said of settings that cannot be fetched is seen. */}
        <SettingsFromUrl />
        <ErrorBoundary key={pathname}>
          {/* Outside the page, so that the page one leaves stays until the next is there. */}
          <Suspense fallback={<PageSkeleton />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
        <ScrollPosition />
        <PageFocus />
      </Shell>
      <Suspense>{session.user.mustEnrol ? null : <FirstTime />}</Suspense>
    </>
  );
}
