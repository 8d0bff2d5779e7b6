import { Button } from '@mantine/core';

import { ROWS_BEFORE_PAUSE } from '../../../api/queries/all-pages.ts';
import { sortText } from '../../../ui/data-table/table-params.ts';
import type { TableState } from '../../../ui/data-table/use-table-state.ts';
import { texts } from '../texts.ts';

/**
 * Whether a list needs more than its first rows: to search, filter or order it otherwise, or for a page
 * beyond them.
 */
export function needsAllRows({
  q,
  status,
  sort,
  filters,
  page,
  size,
  defaults,
}: TableState): boolean {
  const isOrdered = sort === null || sortText(sort) === defaults.sort;
  const isFiltered = status !== defaults.status || Object.values(filters).some(Boolean);
  return q.trim() !== '' || isFiltered || !isOrdered || page * size > ROWS_BEFORE_PAUSE;
}

interface FirstRows {
  readonly paused: boolean;
  readonly readOn: () => void;
}

/** Props of a table for a list of which the first rows may be all that is here. */
export function firstRowsProps({ paused, readOn }: FirstRows) {
  if (!paused) return {};
  const footer = () => (
    <Button size="compact-sm" onClick={readOn}>
      {texts.readOn}
    </Button>
  );
  return { partial: true, footer };
}
