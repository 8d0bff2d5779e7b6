import { Suspense, type ReactNode } from 'react';
import { Button, NativeSelect } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { Column, ListAction, TableFilter } from '../columns/column.ts';
import { ColumnChooser } from '../columns/column-chooser.tsx';
import { SearchBox } from './search-box.tsx';
import { lazyWhenIdle } from '../../loading/lazy-when-idle.ts';
import classes from './toolbar.module.css';
import type { ColumnChoice } from '../columns/use-visible-columns.ts';
import type { TableState } from '../use-table-state.ts';

const DateFilter = lazyWhenIdle(() => import('./date-filter.tsx'));

interface ToolbarProps<Row> {
  state: TableState;
  columns: readonly Column<Row>[];
  filters: readonly TableFilter<Row>[];
  searchPlaceholder: string;
  serverSearches: boolean;
  /** Filters that are not a simple select. */
  extra: ReactNode;
  choice: ColumnChoice;
  withCsv: boolean;
  /** Undefined while there are no rows or not all of them have loaded. */
  onCsv: (() => void) | undefined;
  listActions: readonly ListAction[];
}

function FilterControl<Row>({ filter, state }: { filter: TableFilter<Row>; state: TableState }) {
  const { id, kind, label, allLabel, options, width = 148 } = filter;
  const value = state.filters[id] ?? '';
  if (kind === 'date')
    return (
      <Suspense>
        <DateFilter label={label} value={value} onChange={(date) => state.setFilter(id, date)} />
      </Suspense>
    );
  return (
    <NativeSelect
      aria-label={label}
      data={[{ value: '', label: allLabel }, ...options]}
      value={value}
      onChange={({ currentTarget }) => state.setFilter(id, currentTarget.value)}
      className={classes.filter ?? ''}
      style={{ '--filter-width': `${width}px` }}
    />
  );
}

/** More than these and the buttons at the end are one line of 1024 px only without their words. */
const FEW_FILTERS = 2;

export function Toolbar<Row>(props: ToolbarProps<Row>) {
  const { state, columns, filters, onCsv } = props;
  const searchable = columns.some(({ searchText }) => searchText);
  return (
    <div className={classes.toolbar} data-crowded={filters.length > FEW_FILTERS || undefined}>
      {searchable ? (
        <SearchBox
          value={state.q}
          onChange={state.setQ}
          placeholder={props.searchPlaceholder}
          serverSearches={props.serverSearches}
          className={classes.search}
        />
      ) : null}
      {filters.map((filter) => (
        <FilterControl key={filter.id} filter={filter} state={state} />
      ))}
      {props.extra}
      <div className={classes.end}>
        {columns.some(({ hideable }) => hideable) ? (
          <ColumnChooser columns={columns} choice={props.choice} />
        ) : null}
        {props.withCsv ? (
          <Button
            variant="subtle"
            color="gray"
            title="CSV"
            leftSection={<IconDownload size={18} stroke={1.6} />}
            onClick={onCsv}
            disabled={!onCsv}
          >
            <span className={classes.word}>CSV</span>
          </Button>
        ) : null}
        {props.listActions.map(({ label, icon: Symbol, onSelect }) => (
          <Button
            key={label}
            variant="subtle"
            color="gray"
            title={label}
            leftSection={<Symbol size={18} stroke={1.6} />}
            onClick={onSelect}
          >
            <span className={classes.word}>{label}</span>
          </Button>
        ))}
      </div>
    </div>
  );
}
