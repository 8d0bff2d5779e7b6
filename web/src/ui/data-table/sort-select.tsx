import { Select } from '@mantine/core';
import { IconArrowsSort } from '@tabler/icons-react';
import type { Column } from './column.ts';
import classes from './toolbar.module.css';
import type { TableState } from './use-table-state.ts';

/** Sorting where rows are cards and there are no headers to press. */
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
  const current = state.sort ? `${state.sort.descending ? '-' : ''}${state.sort.column}` : null;
  return (
    <Select
      aria-label="Sortering"
      className={classes.sort ?? ''}
      placeholder="Sortering"
      leftSection={<IconArrowsSort size={18} stroke={1.6} />}
      data={data}
      value={current}
      allowDeselect={false}
      onChange={(value) =>
        value &&
        state.setSort({ column: value.replace(/^-/, ''), descending: value.startsWith('-') })
      }
    />
  );
}
