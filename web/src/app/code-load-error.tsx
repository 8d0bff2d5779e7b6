import { useEffect, useState } from 'react';

import { checkSession } from '../api/check-session.ts';
import { isReachable, onReachableChange, reportReachable } from '../api/connection.ts';
import { ErrorState } from '../ui/feedback/error-state.tsx';

/** Chromium, Firefox and Safari each have words of their own; the last is a style sheet's. */
const LOAD_ERROR =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/;

export function isCodeLoadError(error: unknown): boolean {
  return error instanceof Error && LOAD_ERROR.test(error.message);
}

/** Loading anew helps once: what is missing then as well is not to be had. */
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
 * The code of a screen could not be fetched: there is no connection, or a new version has taken its
 * place. The page is loaded anew as soon as the server answers, and not before: without a connection
 * that would leave nothing at all.
 */
export function CodeLoadError() {
  const [reloadFailed, setReloadFailed] = useState(false);
  useEffect(() => {
    // The server is asked now, and by the bar above the page until it answers.
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
    <ErrorState
      title="Siden kunne ikke hentes."
      text="Den vises af sig selv, så snart der er forbindelse igen."
    />
  );
}
