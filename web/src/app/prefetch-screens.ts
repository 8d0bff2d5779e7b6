import { runWhenIdle } from '../ui/loading/run-when-idle.ts';
import type { Screen } from './screen.ts';

/** Leaves network and CPU to the current screen first. */
const DELAY_MS = 10_000;

/** Prefetches the code of a screen. Errors are ignored: opening the screen fetches it again. */
export async function prefetchScreen(screen: Screen): Promise<void> {
  await screen.page().catch(() => undefined);
}

/**
 * Prefetches the screens that the user can open, so that they open immediately, also without a
 * connection: one at a time, when the browser is idle, because evaluating the code is slow on a
 * phone. Returns a function that stops it.
 */
export function prefetchScreensWhenIdle(screens: readonly Screen[]): () => void {
  const remaining = [...screens];
  let cancel = () => clearTimeout(timer);
  const fetchNext = () => {
    const screen = remaining.shift();
    if (screen === undefined) return;
    cancel = runWhenIdle(() => void prefetchScreen(screen).then(fetchNext));
  };
  const timer = setTimeout(fetchNext, DELAY_MS);
  return () => {
    remaining.length = 0;
    cancel();
  };
}
