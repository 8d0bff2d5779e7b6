/**
 * useToday(): today's date in Denmark, 'yyyy-mm-dd'; refreshed when the tab becomes visible again.
 */
import { danishDate } from '@driftig/domain/dates';
import { useEffect, useState } from 'react';

const danishToday = () => danishDate(new Date().toISOString());

export function useToday(): string {
  const [today, setToday] = useState(danishToday);
  useEffect(() => {
    const refresh = () => setToday(danishToday());
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, []);
  return today;
}
