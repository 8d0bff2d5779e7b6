import { useSyncExternalStore } from 'react';

import { sessionRoutes } from '@driftig/contracts/auth/session';

import { call } from '../api/client.ts';
import { queryClient } from '../api/queries/query-client.ts';
import { keepDeviceSettings, leaveNothing } from '../api/session/session.ts';
import { tellTabs } from '../api/session/session-tabs.ts';
import { paths } from '../paths.ts';

let isStuck = false;
const listeners = new Set<() => void>();

function setStuck(next: boolean): void {
  isStuck = next;
  for (const listener of listeners) listener();
}

/**
 * Ends the session, here and in the browser's other tabs, and loads the front page with a full page
 * load, so that no data stays in memory. What this browser keeps goes first: also where the server is
 * not reached nothing is left, and the screen stays closed until it is (still-logged-in.tsx).
 */
export async function logOut(): Promise<void> {
  queryClient.clear();
  leaveNothing();
  tellTabs({ kind: 'out' });
  const putBack = keepDeviceSettings();
  try {
    await call(sessionRoutes.logOut, {});
    putBack();
  } catch (error) {
    setStuck(true);
    throw error;
  }
  window.location.assign(paths.home);
}

/** True when a log-out has not reached the server yet. */
export function useStuckLogOut(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isStuck,
  );
}
