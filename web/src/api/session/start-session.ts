import { setSession } from './session.ts';

let newest = 0;

/**
 * Asks the server for the session, at the start, and once more when it ended in another tab meanwhile:
 * only the newest answer counts. The client is imported lazily, so that visitors do not load it.
 */
export async function startSession(): Promise<void> {
  const own = (newest += 1);
  const { openSession } = await import('./check-session.ts');
  const session = await openSession();
  if (own === newest) setSession(session);
}

/** For when another tab logged out: an answer on its way may be older than that. */
export function endSession(): void {
  newest += 1;
  setSession({ status: 'out' });
}
