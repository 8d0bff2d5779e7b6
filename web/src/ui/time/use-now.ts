/**
 * useNow(): the time on Danish clocks, 'yyyy-mm-ddTHH:mm'; moves on when the minute changes, and when the tab
 * becomes visible after its timers were held back.
 */
import { danishClock } from '@driftig/domain/dates';
import { useEffect, useState } from 'react';

const minute = 60_000;
const danishNow = () => danishClock(Date.now());

export function useNow(): string {
  const [now, setNow] = useState(danishNow);
  useEffect(() => {
    const refresh = () => setNow(danishNow());
    let timer: ReturnType<typeof setTimeout>;
    const waitForNext = () => {
      const rest = minute - (Date.now() % minute);
      timer = setTimeout(() => {
        refresh();
        waitForNext();
      }, rest);
    };
    waitForNext();
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, []);
  return now;
}
