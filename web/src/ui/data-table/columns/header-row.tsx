import { Checkbox, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { Column } from './column.ts';
import { orderText, sortAfter } from './sort-words.ts';
import classes from '../table.module.css';
import type { ListSort } from '@driftig/domain/lists/list-sort';

interface HeaderCellProps<Row> {
  column: Column<Row>;
  sort: ListSort | null;
  onSort: (sort: ListSort) => void;
}

function HeaderCell<Row>({ column, sort, onSort }: HeaderCellProps<Row>) {
  const { id, header, align = 'left', sortValue } = column;
  const active = sort?.column === id ? sort : null;
  const Arrow = active?.descending ? IconArrowDown : IconArrowUp;
  const direction = active?.descending ? 'descending' : 'ascending';
  const shown = active?.next ? 'other' : direction;
  if (!sortValue) {
    return (
      <th scope="col" data-align={align}>
        {header}
      </th>
    );
  }
  return (
    <th scope="col" data-align={align} aria-sort={active ? shown : 'none'}>
      <UnstyledButton
        className={classes.sort}
        data-active={active ? true : undefined}
        title={active ? orderText(column, active, false) : undefined}
        onClick={() => onSort(sortAfter(column, active))}
      >
        {header}
        <Arrow size={14} stroke={1.8} className={classes.arrow} aria-hidden="true" />
      </UnstyledButton>
    </th>
  );
}

interface HeaderRowProps<Row> {
  columns: readonly Column<Row>[];
  sort: ListSort | null;
  onSort: (sort: ListSort) => void;
  /** `none`: no row on the page can be selected. */
  select: { all: boolean; some: boolean; none: boolean; toggle: () => void } | null;
  withMenu: boolean;
}

export function HeaderRow<Row>({ columns, sort, onSort, select, withMenu }: HeaderRowProps<Row>) {
  return (
    <thead>
      <tr>
        {select ? (
          <th scope="col" className={classes.check}>
            <Checkbox
              aria-label="Vælg alle på siden"
              checked={select.all}
              indeterminate={select.some && !select.all}
              disabled={select.none}
              onChange={select.toggle}
            />
          </th>
        ) : null}
        {columns.map((column) => (
          <HeaderCell key={column.id} column={column} sort={sort} onSort={onSort} />
        ))}
        {withMenu ? (
          <th scope="col" className={classes.menu}>
            <VisuallyHidden>Handlinger</VisuallyHidden>
          </th>
        ) : null}
      </tr>
    </thead>
  );
}
