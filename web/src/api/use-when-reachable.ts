import { useEffect, useEffectEvent } from 'react';

import { isReachable, onReachableChange } from './connection.ts';

/** Runs `task` each time the server is reached again after it was not. */
export function useWhenReachable(task: () => void): void {
  const run = useEffectEvent(task);
  useEffect(
    () =>
      onReachableChange(() => {
        if (isReachable()) run();
      }),
    [],
  );
}
