import type { SessionUser } from '@driftig/contracts/auth/routes';
import { useSyncExternalStore } from 'react';

/** Who is logged in. Free of zod and of the API client, so that the landing page can hold it. */
export type Session =
  | { readonly status: 'checking' }
  | { readonly status: 'out' }
  | {
      readonly status: 'in';
      readonly user: SessionUser;
      /** Logged in on this page, not found to be so when it was loaded. */
      readonly justNow?: true;
    };

const LOGGED_IN_KEY = 'session';

let session: Session = { status: 'checking' };
const listeners = new Set<() => void>();

/** Whether this browser was logged in last time. If not, its visitor at the front is not asked about. */
export function wasLoggedIn(): boolean {
  try {
    return localStorage.getItem(LOGGED_IN_KEY) !== null;
  } catch {
    return false;
  }
}

function rememberLogin(): void {
  try {
    localStorage.setItem(LOGGED_IN_KEY, '1');
  } catch {
    // Storage may be switched off; then the front page stays the front page.
  }
}

/** The session is over: logged out here, or unknown to the server. */
export function forgetLogin(): void {
  try {
    localStorage.removeItem(LOGGED_IN_KEY);
  } catch {
    // Then there is nothing to forget either.
  }
}

export function setSession(next: Session): void {
  session = next;
  if (next.status === 'in') rememberLogin();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const snapshot = () => session;

export function useSession(): Session {
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}

/** Whose page this is, where somebody is logged in. */
export function currentUserId(): string | undefined {
  return session.status === 'in' ? session.user.id : undefined;
}

/** The logged-in user; only for what is drawn inside the shell. */
export function useUser(): SessionUser {
  const current = useSession();
  if (current.status !== 'in') throw new Error('Ingen er logget ind.');
  return current.user;
}
