import { accessRules } from '@driftig/contracts/core/access';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';

import { useUser } from '../../api/session/session.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { OpenSettings } from './open-settings.ts';
import { SETTINGS_PARAM } from '../../paths.ts';

/** Opens the settings dialog when the URL has `?settings=<tab>`, on any screen; Back closes it. */
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
    // A failure to load the settings must not take down the shell or the page.
    <ErrorBoundary>
      <Suspense>
        <OpenSettings tab={tab} onTab={goTo} onClose={() => goTo(undefined)} />
      </Suspense>
    </ErrorBoundary>
  );
}
