import { runWhenIdle } from '../ui/loading/run-when-idle.ts';
import type { Screen } from './screen.ts';

/** What one came for is loaded, looked at and begun before anything else is fetched. */
const DELAY_MS = 10_000;

/** The code of a screen that will be opened. What fails now is asked for again then, and told then. */
export async function prefetchScreen(screen: Screen): Promise<void> {
  await screen.page().catch(() => undefined);
}

/**
 * The screens one may open next, so that they open at once, also without a connection: one after
 * another, each when the browser is at rest, because running their code takes a phone its time. The
 * answer ends it.
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
