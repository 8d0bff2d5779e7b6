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

/** The layout of all screens that need a login. Others are sent to log in and come back here. */
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
        {/* Above the page, so that an error of the settings is visible. */}
        <SettingsFromUrl />
        <ErrorBoundary key={pathname}>
          {/* Around the outlet, so that the old page stays until the next one has loaded. */}
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
