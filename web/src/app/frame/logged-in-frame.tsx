import { accessRules } from '@driftig/contracts/core/access';
import { Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';

import { ErrorBoundary } from './error-boundary.tsx';
import { keepLive } from './keep-live.ts';
import { OpenSettings } from './open-settings.ts';
import { prefetchWhenIdle } from './prefetch-when-idle.ts';
import { pageOf } from '../screen-pages.ts';
import { screensFor } from '../screens-for.ts';
import { LandingRedirect } from '../pages/landing-redirect.tsx';
import { PageFocus } from './page-focus.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { useSession } from '../../api/session/session.ts';
import { SettingsFromUrl } from './settings-from-url.tsx';
import { ScrollPosition } from './scroll-position.tsx';
import { SessionEnded } from './session-ended.tsx';
import { Shell } from '../shell/shell.tsx';
import { TargetTitle } from './target-title.tsx';
import { workOfflineWhenIdle } from './work-offline-when-idle.ts';
import { loadable } from '../../ui/loading/loadable.tsx';

const FirstTime = loadable(() => import('../../features/company/first-time.tsx'));

/** The layout of all screens that need a login. Others are sent to log in and come back here. */
export function LoggedInFrame() {
  const session = useSession();
  const { pathname, search } = useLocation();
  const user = session.status === 'in' ? session.user : undefined;
  useEffect(() => {
    if (user === undefined) return undefined;
    const settings = accessRules.manager(user) ? [OpenSettings] : [];
    return prefetchWhenIdle([...screensFor(user).map(pageOf), ...settings]);
  }, [user]);
  const userId = user?.mustEnrol === false ? user.id : undefined;
  useEffect(() => (userId === undefined ? undefined : keepLive()), [userId]);
  useEffect(() => (user === undefined ? undefined : workOfflineWhenIdle(user)), [user]);
  if (session.status !== 'in') return <LandingRedirect next={pathname + search} />;
  return (
    <>
      <SessionEnded />
      <Shell>
        {/* Above the page, so that an error of the settings is visible. */}
        <SettingsFromUrl />
        <TargetTitle />
        <ErrorBoundary resetKey={pathname}>
          {/* Around the outlet, so that the old page stays until the next one has loaded. */}
          <Suspense fallback={<PageSkeleton />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
        <ScrollPosition />
        <PageFocus />
      </Shell>
      <Suspense>
        <FirstTime />
      </Suspense>
    </>
  );
}
