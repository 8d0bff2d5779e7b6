import { useState } from 'react';

import type { Selection } from '../../../ui/data-table/selection/use-selection.ts';
import { toastFailure } from '../../../ui/feedback/toast.tsx';
import { describeError } from '../../../api/errors.ts';
import type { Entry } from '../queries.ts';
import type { ListProps } from './list-props.ts';
import { fetchWhole, filterOf } from './queries.ts';
import { texts } from './texts.ts';

type WholeOf = Pick<ListProps, 'state' | 'total'>;

const nothing: readonly Entry[] = [];

/** Selectable rows: those of the page, or all of the filter on request. */
export function useChoosable({
  state,
  total,
  entries = nothing,
}: WholeOf & Pick<ListProps, 'entries'>) {
  const [whole, setWhole] = useState<{ key: string; rows: readonly Entry[] }>();
  const key = JSON.stringify([filterOf(state), total]);
  const matching = whole?.key === key ? whole.rows : entries;
  const isWhole = whole?.key === key || entries.length >= total;

  /** The selection, with 'Vælg alle' for the whole filter and not the page alone. */
  const overPages = (selection: Selection<Entry>): Selection<Entry> => ({
    ...selection,
    selectableTotal: selection.offersAll && !isWhole ? total : selection.selectableTotal,
    chooseAll: () => void chooseWhole(selection),
  });

  const chooseWhole = async ({ choose }: Selection<Entry>) => {
    try {
      const rows = await fetchWhole(state);
      setWhole({ key, rows });
      choose(rows);
    } catch (error) {
      toastFailure(texts.fetchFailed, { text: describeError(error) });
    }
  };

  return { matching, overPages };
}
