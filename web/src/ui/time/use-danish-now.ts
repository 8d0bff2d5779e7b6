/** useDanishNow(): the Danish clock, 'yyyy-mm-ddTHH:mm'; moves on by itself each minute. */
import { danishClock } from '@driftig/domain/dates';
import { useEffect, useState } from 'react';

const minute = 60_000;
const danishNow = () => danishClock(Date.now());

export function useDanishNow(): string {
  const [now, setNow] = useState(danishNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(danishNow()), minute);
    return () => clearInterval(timer);
  }, []);
  return now;
}
