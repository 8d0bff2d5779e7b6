import type { Route } from '@driftig/contracts/core/route';
import { sortText } from '@driftig/domain/lists/list-sort';
import { Button } from '@mantine/core';

import { isInServerOrder, ROWS_BEFORE_PAUSE, useAllPages } from '../../../api/queries/all-pages.ts';
import type { RowOf } from '../../../api/queries/all-pages.ts';
import { useFoundPage, type FoundAsk } from '../../../api/queries/found-rows.ts';
import type { CallInput } from '../../../api/request.ts';
import type { Column, StatusTabs, TableFilter } from '../../../ui/data-table/columns/column.ts';
import type { DataTableProps } from '../../../ui/data-table/table-props.ts';
import type { TableState } from '../../../ui/data-table/use-table-state.ts';
import { texts } from '../texts.ts';

interface ShownList<Row> {
  readonly state: TableState;
  readonly columns: readonly Column<Row>[];
  readonly filters: readonly TableFilter<Row>[];
  readonly status?: StatusTabs<Row>;
}

interface ListRows<Row> {
  readonly rows: readonly Row[] | undefined;
  readonly loadingMore: boolean;
  readonly error: Error | null;
  readonly refetch: () => unknown;
  /** Further props of its table. */
  readonly table: Pick<DataTableProps<Row>, 'partial' | 'footer' | 'found'>;
}

/** Whether the first rows of a list in the server's order are all that is shown. */
function showsFirstRows({ q, status, sort, filters, page, size, defaults }: TableState): boolean {
  const isOrdered = sort === null || sortText(sort) === defaults.sort;
  const isFiltered = status !== defaults.status || Object.values(filters).some(Boolean);
  return q.trim() === '' && !isFiltered && isOrdered && page * size <= ROWS_BEFORE_PAUSE;
}

/** The state of the table as a question; values of the address that the list does not have are left out. */
function askOf<Row>({ state, columns, filters, status }: ShownList<Row>): FoundAsk {
  const { q, sort, page, size } = state;
  const column = columns.find(({ id }) => id === sort?.column);
  const isSorted = sort?.next ? column?.comesNext : column?.sortValue;
  const chosen = filters.flatMap(({ id, kind, options }) => {
    const value = state.filters[id] ?? '';
    const isKnown = kind === 'date' || options.some((option) => option.value === value);
    return value !== '' && isKnown ? [[id, numberFilters.has(id) ? Number(value) : value]] : [];
  });
  const isTab = status?.tabs.some(({ value }) => value === state.status);
  return {
    page,
    limit: size,
    ...(sort && isSorted ? { sort: sortText(sort) } : {}),
    ...(q.trim() === '' ? {} : { search: q.trim().slice(0, 200) }),
    ...(isTab ? { status: state.status } : {}),
    ...(Object.fromEntries(chosen) as object),
  };
}

/** Ids of the filters whose values the call takes as numbers. */
const numberFilters = new Set(['month', 'year']);

/**
 * The rows of a list for its table. Up to 2,000 are here, and the table searches and sorts them; of a longer list the
 * server finds each page (product L26), and all of it is fetched only by 'Hent resten'.
 */
export function useListRows<R extends Route>(
  route: R,
  input: CallInput<R>,
  list: ShownList<RowOf<R>>,
): ListRows<RowOf<R>> {
  const { paused, readOn, ...first } = useAllPages(route, input, false);
  const asks = paused && !(isInServerOrder(route) && showsFirstRows(list.state));
  const { found, isOld, isOlder, searchOlder, error, refetch } = useFoundPage(
    route,
    asks ? askOf(list) : undefined,
  );
  if (!paused) return { ...first, table: {} };
  const older = found?.older;
  const searchFrom = () => {
    searchOlder(older);
    list.state.change({ page: 1 });
  };
  const footer = () => (
    <>
      {asks && (isOlder || older !== undefined) ? (
        <>
          <span>
            {isOlder ? texts.amongOlder(found?.read ?? 0) : texts.amongNewest(found?.read ?? 0)}
          </span>
          <Button size="compact-sm" onClick={searchFrom}>
            {older === undefined ? texts.searchNewest : texts.searchOlder}
          </Button>
        </>
      ) : null}
      <Button size="compact-sm" onClick={readOn}>
        {texts.readOn}
      </Button>
    </>
  );
  if (!asks) return { ...first, table: { partial: true, footer } };
  return {
    rows: found === undefined ? undefined : first.rows,
    loadingMore: false,
    error,
    refetch,
    table: { footer, ...(found && { found: { ...found, isOld } }) },
  };
}
