import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

import type { BoardFilter } from './model/filters.ts';

type BoardView = 'board' | 'list';

interface Asked {
  readonly q?: string;
  readonly status?: string;
  readonly person?: string;
  /** '1' or '' */
  readonly overdue?: string;
  readonly view?: string;
  /** The category that a phone shows. */
  readonly category?: string;
}

/** Filters and view of the board in the address: `?q=&status=&person=&overdue=1&view=list&category=`. */
export function useBoardAddress() {
  const [params, setParams] = useSearchParams();
  const [search, status] = [params.get('q') ?? '', params.get('status') ?? ''];
  const [person, overdue] = [params.get('person') ?? '', params.get('overdue') === '1'];
  const filter = useMemo<BoardFilter>(
    () => ({ search, status, person, overdue }),
    [search, status, person, overdue],
  );
  const show = useCallback(
    (next: Asked) =>
      setParams(
        (before) => {
          const changed = new URLSearchParams(before);
          for (const [name, value] of Object.entries(next)) {
            if (value === '') changed.delete(name);
            else changed.set(name, value);
          }
          return changed;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );
  const view: BoardView = params.get('view') === 'list' ? 'list' : 'board';
  return { filter, view, category: params.get('category') ?? '', show };
}

export type BoardAddress = ReturnType<typeof useBoardAddress>;

export const noFilters = { q: '', status: '', person: '', overdue: '' } as const;
