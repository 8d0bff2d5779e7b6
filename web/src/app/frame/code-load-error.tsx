import { useEffect, useState } from 'react';

import { checkSession } from '../../api/session/check-session.ts';
import { isReachable, onReachableChange, reportReachable } from '../../api/connection.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { loadable } from '../../ui/loading/loadable.tsx';
import { useIsThereWhenIdle } from '../../ui/loading/use-is-there-when-idle.ts';

const ToHours = loadable(() => import('./to-hours.tsx'));

/** The messages of Chromium and Firefox, of Safari, and of Vite for a style sheet. */
const LOAD_ERROR =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/;

export function isCodeLoadError(error: unknown): boolean {
  return error instanceof Error && LOAD_ERROR.test(error.message);
}

/**
 * sessionStorage key. If the code is still missing after a reload, another reload does not help.
 */
const LAST_RELOAD_KEY = 'driftig.reloadedAt';
const RELOAD_PAUSE_MS = 60_000;

function reloadUnlessRecent(): boolean {
  const last = Number(sessionStorage.getItem(LAST_RELOAD_KEY) ?? 0);
  if (Date.now() - last < RELOAD_PAUSE_MS) return false;
  sessionStorage.setItem(LAST_RELOAD_KEY, String(Date.now()));
  window.location.reload();
  return true;
}

/**
 * Shown when the code of a screen could not be fetched: there is no connection, or a new version
 * was deployed. Reloads the page as soon as the server answers; reloading without a connection
 * would leave an empty page.
 */
export function CodeLoadError() {
  const [reloadFailed, setReloadFailed] = useState(false);
  const isThere = useIsThereWhenIdle(ToHours);
  useEffect(() => {
    // Marks the server as unreachable, so that the connection bar retries until it answers.
    reportReachable(false);
    const stop = onReachableChange(() => {
      if (isReachable()) setReloadFailed(!reloadUnlessRecent());
    });
    void checkSession();
    return stop;
  }, []);
  if (reloadFailed)
    return (
      <ErrorState
        title="Siden kunne ikke hentes."
        text="Prøv igen."
        onRetry={() => window.location.reload()}
      />
    );
  return (
    <>
      <ErrorState
        title="Siden kunne ikke hentes."
        text="Den vises af sig selv, så snart der er forbindelse igen."
      />
      {isThere ? <ToHours /> : null}
    </>
  );
}
