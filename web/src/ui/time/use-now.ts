import { danishClock } from '@driftig/domain/dates';
import { useEffect, useState } from 'react';

const minute = 60_000;
const danishNow = () => danishClock(Date.now());

/** The time on Danish clocks, 'yyyy-mm-ddTHH:mm', moved on every minute. */
export function useNow(): string {
  const [now, setNow] = useState(danishNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(danishNow()), minute / 2);
    return () => clearInterval(timer);
  }, []);
  return now;
}
