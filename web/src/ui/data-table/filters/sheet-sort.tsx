import { NativeSelect } from '@mantine/core';
import { Segmented } from '../../controls/segmented.tsx';
import type { Column } from '../columns/column.ts';
import classes from './filter-sheet.module.css';
import { sortChoices } from '../columns/sort-words.ts';
import { sortText, toSort, type ListSort } from '@driftig/domain/lists/list-sort';

interface SortFieldsProps {
  columns: readonly Column<never>[];
  sort: ListSort | null;
  onChange: (sort: ListSort) => void;
}

/** By which column the rows are sorted, and in which direction. */
export function SortFields({ columns, sort, onChange }: SortFieldsProps) {
  const sortable = columns.filter(({ sortValue }) => sortValue);
  const column = sortable.find(({ id }) => id === sort?.column) ?? sortable[0];
  if (!column) return null;
  const choices = sortChoices(column);
  const [first] = choices;
  const by = (id: string) => {
    const [usual] = sortChoices(sortable.find((one) => one.id === id) ?? column);
    if (usual) onChange(usual.sort);
  };
  return (
    <div className={classes.sort}>
      <NativeSelect
        label="Sorter efter"
        data={sortable.map(({ id, header }) => ({ value: id, label: header }))}
        value={column.id}
        onChange={({ currentTarget }) => by(currentTarget.value)}
      />
      <Segmented
        label="Rækkefølge"
        fullWidth
        value={sortText(sort?.column === column.id ? sort : (first?.sort ?? toUp(column.id)))}
        options={choices.map((one) => ({ value: sortText(one.sort), label: one.label }))}
        onChange={(value) => {
          const chosen = toSort(value);
          if (chosen) onChange(chosen);
        }}
      />
    </div>
  );
}

const toUp = (column: string): ListSort => ({ column, descending: false });
