import { yearOf } from '@driftig/domain/dates';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

import { useUser } from '../../api/session/session.ts';
import { useLocalStorage } from '../../ui/storage/use-local-storage.ts';
import { chosenYear } from './years.ts';

const YEAR = 'year';

/**
 * The selected year, kept in the URL and in localStorage (per user, since colleagues may share a
 * device). The current year is not stored, so that the page shows the new year on New Year's Day.
 */
export function useYear(today: string): [number, (year: number) => void] {
  const [params, setParams] = useSearchParams();
  const [stored, store] = useLocalStorage(`dashboard.year.${useUser().id}`);
  const year = chosenYear(params.get(YEAR), stored, today);
  const isMissingInUrl = params.get(YEAR) === null && year !== yearOf(today);

  useEffect(() => {
    if (isMissingInUrl) setParams({ [YEAR]: String(year) }, { replace: true });
  }, [isMissingInUrl, year, setParams]);

  const choose = (next: number) => {
    store(next === yearOf(today) ? '' : String(next));
    setParams({ [YEAR]: String(next) }, { preventScrollReset: true });
  };
  return [year, choose];
}
