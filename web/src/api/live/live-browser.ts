import { sessionRoutes } from '@driftig/contracts/auth/session';

import { tabId } from './tab-id.ts';

/** Browser functions that the channel uses; tests pass their own. */
export interface LiveBrowser {
  readonly open: () => WebSocket;
  /** Calls when the tab is seen or hidden, and when the network is back; gives what stops it. */
  readonly onWake: (wake: () => void) => () => void;
  readonly isHidden: () => boolean;
  readonly random: () => number;
  /** Milliseconds since 1970, as `loadedAt`, when the page began to load. */
  readonly now: () => number;
  readonly loadedAt: number;
  /** Whether the session is live: asked before a socket is opened, which would be refused. */
  readonly isLoggedIn: () => Promise<boolean>;
}

/** Throws when the server cannot be reached. */
async function isLoggedIn(): Promise<boolean> {
  // Not by the client, which would ask users to log in again who only look at a screen.
  const { status, body } = await fetch(sessionRoutes.checkSession.path);
  // An unread body keeps its connection open.
  await body?.cancel();
  if (status === 200 || status === 401) return status === 200;
  throw new Error(`The session's answer was ${status}`);
}

export const liveBrowser: LiveBrowser = {
  open: () => {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    return new WebSocket(`${scheme}://${location.host}/ws?tab=${tabId}`);
  },
  onWake: (wake) => {
    document.addEventListener('visibilitychange', wake);
    window.addEventListener('online', wake);
    return () => {
      document.removeEventListener('visibilitychange', wake);
      window.removeEventListener('online', wake);
    };
  },
  isHidden: () => document.visibilityState === 'hidden',
  random: Math.random,
  now: Date.now,
  loadedAt: performance.timeOrigin,
  isLoggedIn,
};

/** As `WebSocket.CONNECTING`. */
const connecting = 0;

/** A browser complains of a socket that is closed before it is open. */
export function letGo(socket: WebSocket): void {
  if (socket.readyState === connecting) socket.addEventListener('open', () => socket.close());
  else socket.close();
}
