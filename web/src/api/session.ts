import type { SessionUser } from '@driftig/contracts/auth';
import { useSyncExternalStore } from 'react';

/** Who is logged in. Free of zod and of the API client, so that the landing page can hold it. */
export type Session =
  | { readonly status: 'checking' }
  | { readonly status: 'out' }
  | { readonly status: 'in'; readonly user: SessionUser };

const HINT = 'session';

let session: Session = { status: 'checking' };
const listeners = new Set<() => void>();

/** Whether this browser was logged in last time: decides what is shown while we ask. */
export function wasLoggedIn(): boolean {
  try {
    return localStorage.getItem(HINT) !== null;
  } catch {
    return false;
  }
}

function remember(loggedIn: boolean): void {
  try {
    if (loggedIn) localStorage.setItem(HINT, '1');
    else localStorage.removeItem(HINT);
  } catch {
    // Storage may be switched off; then we ask first each time.
  }
}

/** Before the page is loaded anew after logging out. */
export function forgetLogin(): void {
  remember(false);
}

export function setSession(next: Session): void {
  session = next;
  if (next.status !== 'checking') remember(next.status === 'in');
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSession(): Session {
  return useSyncExternalStore(subscribe, () => session);
}

/** Whose page this is, where somebody is logged in. */
export function pageOwner(): string | undefined {
  return session.status === 'in' ? session.user.id : undefined;
}

/** The logged-in user; only for what is drawn inside the shell. */
export function useUser(): SessionUser {
  const current = useSession();
  if (current.status !== 'in') throw new Error('Ingen er logget ind.');
  return current.user;
}

/** Asks the server once, at the start. */
export async function startSession(): Promise<void> {
  const { checkSession } = await import('./check-session.ts');
  setSession(await checkSession());
}
