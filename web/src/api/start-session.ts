import { setSession } from './session.ts';

/** Asks the server once, at the start. The client is imported only now, so visitors do not load it. */
export async function startSession(): Promise<void> {
  const { checkSession } = await import('./check-session.ts');
  setSession(await checkSession());
}
