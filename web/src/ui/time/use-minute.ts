/**
 * useMinute(): the present in Denmark, 'yyyy-mm-ddTHH:mm'; renders again when the minute changes, and when
 * the tab becomes visible after its timers were held back.
 */
import { danishClock } from '@driftig/domain/dates';
import { useEffect, useState } from 'react';

const minute = 60_000;
const present = () => danishClock(Date.now());

export function useMinute(): string {
  const [now, setNow] = useState(present);
  useEffect(() => {
    const refresh = () => setNow(present());
    let timer: ReturnType<typeof setTimeout>;
    const waitForNext = () => {
      timer = setTimeout(
        () => {
          refresh();
          waitForNext();
        },
        minute - (Date.now() % minute),
      );
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
