import { useEffect, useEffectEvent } from 'react';

import { pageSlice } from '@driftig/domain/lists/page-slice';
import type { TableState } from '../use-table-state.ts';

/** A page that has become empty, because its rows were decided, gives way to the last one. */
export function useLastPage({ page, size, setPage }: TableState, total: number | undefined): void {
  const last = total === undefined ? page : pageSlice(total, page, size).page;
  const goTo = useEffectEvent(setPage);
  useEffect(() => {
    if (last !== page) goTo(last);
  }, [last, page]);
}
