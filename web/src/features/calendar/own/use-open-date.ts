import type { DateText } from '@driftig/domain/dates';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

import { openDateOf } from './open-date.ts';

const DATE = 'date';

/**
 * Keeps the open day in the URL (?date=). Opening pushes a history entry, so Back closes the day; going on
 * to another day replaces it. Closing goes back to the entry before it, or replaces the entry if the page
 * was opened with the date already set.
 */
export function useOpenDate(today: DateText) {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { state: { opened?: true } | null };
  const navigate = useNavigate();
  const date = openDateOf(params.get(DATE), today);

  const open = (next: DateText) => {
    const changed = new URLSearchParams(params);
    changed.set(DATE, next);
    const entry = date === undefined ? { state: { opened: true } } : { state, replace: true };
    setParams(changed, { ...entry, preventScrollReset: true });
  };
  const close = () => {
    if (state?.opened === true) return void navigate(-1);
    const changed = new URLSearchParams(params);
    changed.delete(DATE);
    return setParams(changed, { replace: true, preventScrollReset: true });
  };
  return { date, open, close };
}
