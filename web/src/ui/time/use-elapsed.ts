import { useEffect, useState } from 'react';

import { elapsedTime, type Since } from './elapsed.ts';

const second = 1000;

/** Milliseconds that a timer has run, updated each second. */
export function useElapsed(since: Since): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), second);
    return () => clearInterval(timer);
  }, []);
  return elapsedTime(since, now);
}
