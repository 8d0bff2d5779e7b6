import { NativeSelect } from '@mantine/core';
import { IconArrowsSort } from '@tabler/icons-react';
import type { Column } from './column.ts';
import classes from './toolbar.module.css';
import type { TableState } from './use-table-state.ts';

/** Sorting on a phone, where rows are cards without column headers. */
export function SortSelect<Row>({
  columns,
  state,
}: {
  columns: readonly Column<Row>[];
  state: TableState;
}) {
  const sortable = columns.filter(({ sortValue }) => sortValue);
  if (sortable.length === 0) return null;
  const data = sortable.flatMap(({ id, header }) => [
    { value: id, label: `${header} \u2191` },
    { value: `-${id}`, label: `${header} \u2193` },
  ]);
  const sorted = state.sort ? `${state.sort.descending ? '-' : ''}${state.sort.column}` : '';
  const known = data.some(({ value }) => value === sorted);
  return (
    <NativeSelect
      aria-label="Sortering"
      className={classes.sort ?? ''}
      leftSection={<IconArrowsSort size={18} stroke={1.6} />}
      data={known ? data : [{ value: '', label: 'Sortering', disabled: true }, ...data]}
      value={known ? sorted : ''}
      onChange={({ currentTarget: { value } }) =>
        state.setSort({ column: value.replace(/^-/, ''), descending: value.startsWith('-') })
      }
    />
  );
}
