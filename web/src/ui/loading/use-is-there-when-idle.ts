/**
 * useIsThereWhenIdle(code, isWanted): false until the code is there, which is fetched when it is wanted and
 * the browser is idle. What
 * suspends is shown with all else that does, in one long task; what is shown by this is a task of its own.
 */
import { startTransition, useEffect, useState } from 'react';
import type { Preloadable } from './loadable.tsx';
import { runWhenIdle } from './run-when-idle.ts';

export function useIsThereWhenIdle(code: Preloadable, isWanted = true): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    if (!isWanted) return undefined;
    const show = () => startTransition(() => setThere(code.isLoaded()));
    return runWhenIdle(() => void code.preload().then(show));
  }, [code, isWanted]);
  return isThere;
}
