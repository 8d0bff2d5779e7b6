import { runWhenSpare } from '../../ui/loading/run-when-spare.ts';
import type { Preloadable } from '../../ui/loading/loadable.tsx';

/** Leaves network and CPU to the current screen first. */
const DELAY_MS = 10_000;

/**
 * Prefetches the code of the screens that the user can open, so that they open immediately, also without
 * a connection: one at a time, when the browser is idle, because evaluating the code is slow on a
 * phone. Returns a function that stops it.
 */
export function prefetchWhenIdle(code: readonly Preloadable[]): () => void {
  const remaining = [...code];
  let cancel = () => clearTimeout(timer);
  const fetchNext = () => {
    const next = remaining.shift();
    if (next === undefined) return;
    cancel = runWhenSpare(() => void next.preload().then(fetchNext));
  };
  const timer = setTimeout(fetchNext, DELAY_MS);
  return () => {
    remaining.length = 0;
    cancel();
  };
}
