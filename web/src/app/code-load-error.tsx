import { useEffect, useState } from 'react';

import { checkSession } from '../api/check-session.ts';
import { isReachable, onReachableChange, reportReachable } from '../api/connection.ts';
import { ErrorState } from '../ui/feedback/error-state.tsx';

/** Chromium, Firefox and Safari each have words of their own; the last is a style sheet's. */
const NOT_FETCHED =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/;

export function isNotFetched(error: unknown): boolean {
  return error instanceof Error && NOT_FETCHED.test(error.message);
}

/** Loading anew helps once: what is missing then as well is not to be had. */
const LOADED_ANEW = 'driftig.loadedAnewAt';
const SOON_MS = 60_000;

function loadAnew(): boolean {
  const last = Number(sessionStorage.getItem(LOADED_ANEW) ?? 0);
  if (Date.now() - last < SOON_MS) return false;
  sessionStorage.setItem(LOADED_ANEW, String(Date.now()));
  window.location.reload();
  return true;
}

/**
 * The code of a screen could not be fetched: there is no connection, or a new version has taken its
 * place. The page is loaded anew as soon as the server answers, and not before: without a connection
 * that would leave nothing at all.
 */
export function CodeNotFetched() {
  const [hopeless, setHopeless] = useState(false);
  useEffect(() => {
    // The server is asked now, and by the bar above the page until it answers.
    reportReachable(false);
    const stop = onReachableChange(() => {
      if (isReachable()) setHopeless(!loadAnew());
    });
    void checkSession();
    return stop;
  }, []);
  if (hopeless)
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
