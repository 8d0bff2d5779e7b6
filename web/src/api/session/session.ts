import type { SessionUser } from '@driftig/contracts/auth/session';
import { knownCookie } from '@driftig/contracts/edge/known-cookie';
import { useSyncExternalStore } from 'react';

import { rememberedKey, staysOnDevice } from './waiting.ts';

/**
 * The logged-in user. Imports neither zod nor the API client, since the landing page includes it.
 */
export type Session =
  | { readonly status: 'checking' }
  | { readonly status: 'out' }
  | {
      readonly status: 'in';
      readonly user: SessionUser;
      /** The user logged in on this page; the session was not found when the page was loaded. */
      readonly justNow?: true;
    };

export const LOGGED_IN_KEY = 'session';

let session: Session = { status: 'checking' };
const listeners = new Set<() => void>();

/** Whether this browser was logged in last time. If not, the front page does not ask the server. */
export function wasLoggedIn(): boolean {
  return rememberedRole() !== null || hasKnownCookie();
}

/** Only in a browser: the front page is also rendered by the build. */
const hasKnownCookie = () =>
  typeof document !== 'undefined' && document.cookie.includes(`${knownCookie}=`);

function clearKnownCookie(): void {
  if (hasKnownCookie()) document.cookie = `${knownCookie}=; Max-Age=0; Path=/; Secure`;
}

/** The role of the last user, to fetch their first screen; null when unknown. */
export function rememberedRole(): string | null {
  try {
    return localStorage.getItem(LOGGED_IN_KEY);
  } catch {
    return null;
  }
}

function rememberLogin({ id, role }: SessionUser): void {
  try {
    localStorage.setItem(LOGGED_IN_KEY, role);
    // Without a connection the page must not open for an earlier user.
    if (localStorage.getItem(rememberedKey)?.includes(id) === false)
      localStorage.removeItem(rememberedKey);
  } catch {
    // Storage is blocked; the front page is then always shown first.
  }
}

/** The next user of this tab must not find drafts of this one. */
export function clearDrafts(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}

/**
 * After a session: removes everything of the user from the browser, also that there was a login, but for
 * what waits to be sent (waiting.ts). The device's tables and colours are not personal.
 */
export function leaveNothing(): void {
  clearDrafts();
  clearKnownCookie();
  try {
    for (const key of Object.keys(localStorage))
      if (!staysOnDevice(key)) localStorage.removeItem(key);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
  void endWorker();
}

/**
 * Keeps the settings of the device, and what of others waits to be sent, over the answer to a log-out, with which the
 * browser empties all that the site stores; the function that is given puts them back.
 */
export function keepDeviceSettings(): () => void {
  try {
    const kept = Object.entries(localStorage).filter(([key]) => staysOnDevice(key));
    return () => {
      for (const [key, value] of kept) localStorage.setItem(key, String(value));
    };
  } catch {
    // Storage is blocked, so nothing was stored.
    return () => undefined;
  }
}

/** Unregisters the worker, and push with it; the server ends its part with the session. */
async function endWorker(): Promise<void> {
  try {
    await (await navigator.serviceWorker.getRegistration())?.unregister();
  } catch {
    // The browser knows no workers, so there is none.
  }
}

export function setSession(next: Session): void {
  session = next;
  if (next.status === 'in') rememberLogin(next.user);
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

/** The id of the user that this page shows; undefined without a login. */
export function currentUserId(): string | undefined {
  return session.status === 'in' ? session.user.id : undefined;
}

/** The logged-in user. Only for components inside the shell; throws without a login. */
export function useUser(): SessionUser {
  const current = useSession();
  if (current.status !== 'in') throw new Error('Ingen er logget ind.');
  return current.user;
}

/** Whether the page shows this user already, with all that the server says of them. */
export function isCurrentUser(user: SessionUser): boolean {
  return session.status === 'in' && JSON.stringify(session.user) === JSON.stringify(user);
}
