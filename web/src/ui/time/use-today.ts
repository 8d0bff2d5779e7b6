/** useToday(): the date in Denmark, 'yyyy-mm-dd'; looked at again by a page that was left overnight. */
import { danishDate } from '@driftig/domain/dates';
import { useEffect, useState } from 'react';

const now = () => danishDate(new Date().toISOString());

export function useToday(): string {
  const [today, setToday] = useState(now);
  useEffect(() => {
    const look = () => setToday(now());
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return today;
}
