/**
 * useIsThereWhenIdle(code, { isWanted, run }): false until the code is there, which is fetched when it is wanted and
 * the browser is idle. What
 * suspends is shown with all else that does, in one long task; what is shown by this is a task of its own.
 */
import { startTransition, useEffect, useState } from 'react';
import type { Preloadable } from './loadable.tsx';
import { runWhenIdle } from './run-when-idle.ts';

interface Needed {
  readonly isWanted?: boolean;
  /** When its code is fetched: `runWhenSpare` where only a click may need it. */
  readonly run?: typeof runWhenIdle;
}

export function useIsThereWhenIdle(
  code: Preloadable,
  { isWanted = true, run = runWhenIdle }: Needed = {},
): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    if (!isWanted) return undefined;
    const show = () => startTransition(() => setThere(code.isLoaded()));
    return run(() => void code.preload().then(show));
  }, [code, isWanted, run]);
  return isThere;
}
