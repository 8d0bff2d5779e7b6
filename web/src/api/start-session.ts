import { setSession } from './session.ts';

/**
 * Asks the server for the session, once at the start. The client is imported lazily, so that
 * visitors do not load it.
 */
export async function startSession(): Promise<void> {
  const { checkSession } = await import('./check-session.ts');
  setSession(await checkSession());
}
