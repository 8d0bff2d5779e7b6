import type { SessionUser } from '@driftig/contracts/auth/session';

import { runWhenIdle } from '../../ui/loading/run-when-idle.ts';

/** Loads work-offline.ts once the screen is there. Returns a function that stops it. */
export function workOfflineWhenIdle(user: SessionUser): () => void {
  let stop: (() => void) | undefined;
  let isOver = false;
  const start = async () => {
    const { workOffline } = await import('./work-offline.ts');
    if (!isOver) stop = workOffline(user);
  };
  // Without a connection and the code the next page does it.
  const cancel = runWhenIdle(() => void start().catch(() => undefined));
  return () => {
    isOver = true;
    cancel();
    stop?.();
  };
}
