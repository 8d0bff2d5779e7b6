import { accessRules } from '@driftig/contracts/core/access';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';

import { useUser } from '../api/session.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { SETTINGS_PARAM } from './paths.ts';

const OpenSettings = lazy(() => import('../features/company/open-settings.tsx'));

/** `?settings=<tab>` on any screen opens the settings there; Back closes them. */
export function SettingsFromUrl() {
  const user = useUser();
  const [params, setParams] = useSearchParams();
  const tab = params.get(SETTINGS_PARAM);
  if (tab === null || !accessRules.manager(user) || user.mustEnrol) return null;
  const goTo = (next: string | undefined) =>
    setParams(
      (current) => {
        if (next === undefined) current.delete(SETTINGS_PARAM);
        else current.set(SETTINGS_PARAM, next);
        return current;
      },
      { replace: true },
    );
  return (
    // Neither the shell nor the page goes where they cannot be fetched.
    <ErrorBoundary>
      <Suspense>
        <OpenSettings tab={tab} onTab={goTo} onClose={() => goTo(undefined)} />
      </Suspense>
    </ErrorBoundary>
  );
}
