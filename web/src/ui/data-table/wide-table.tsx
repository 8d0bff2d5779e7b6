import { useRef } from 'react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { rowProps } from './body-props.ts';
import type { BodyProps } from './body-props.ts';
import type { Column } from './column.ts';
import { DataRow } from './data-row.tsx';
import { HeaderRow } from './header-row.tsx';
import { useRowClick } from './row-open.tsx';
import classes from './table.module.css';
import { SkeletonTableRows } from './table-states.tsx';

const CHECK_WIDTH = 36;
const MENU_WIDTH = 44;
const MIN_COLUMN_WIDTH = 112;

interface Sides {
  check: boolean;
  menu: boolean;
}

function minTableWidth<Row>(columns: readonly Column<Row>[], { check, menu }: Sides): number {
  const sides = (check ? CHECK_WIDTH : 0) + (menu ? MENU_WIDTH : 0);
  return columns.reduce((sum, { width }) => sum + (width ?? MIN_COLUMN_WIDTH), sides);
}

function Columns<Row>({ columns, check, menu }: Sides & { columns: readonly Column<Row>[] }) {
  return (
    <colgroup>
      {check ? <col style={{ width: CHECK_WIDTH }} /> : null}
      {columns.map(({ id, width }) => (
        <col key={id} style={width ? { width } : undefined} />
      ))}
      {menu ? <col style={{ width: MENU_WIDTH }} /> : null}
    </colgroup>
  );
}

function Rows<Row>({ placeholder, sides, ...props }: BodyProps<Row> & { sides: Sides }): ReactNode {
  const { columns, result } = props;
  if (placeholder) {
    const span = columns.length + Number(sides.check) + Number(sides.menu);
    return (
      <tr>
        <td colSpan={span} className={classes.state}>
          {placeholder}
        </td>
      </tr>
    );
  }
  if (result.shown.length === 0) return <SkeletonTableRows columns={columns} {...sides} />;
  return result.shown.map((row, index) => (
    <DataRow key={props.rowId(row)} {...rowProps(props, row, index)} />
  ));
}

/**
 * Scrolls sideways when the columns do not fit; it is then focusable, so that the keyboard can
 * scroll.
 */
function ScrollBox(props: {
  least: number;
  label: string;
  children: (wide: boolean) => ReactNode;
}) {
  const { ref, width } = useElementSize<HTMLDivElement>();
  const wide = width > 0 && width < props.least;
  // Only when needed: a sticky table header does not work inside a scroll container.
  const scrolling = wide ? { tabIndex: 0, role: 'region', 'aria-label': props.label } : {};
  return (
    <div ref={ref} className={classes.scroll} data-wide={wide || undefined} {...scrolling}>
      {props.children(wide)}
    </div>
  );
}

export function WideTable<Row>(props: BodyProps<Row>) {
  const { columns, result, state, selection, label } = props;
  const table = useRef<HTMLTableElement>(null);
  useRowClick(table, props.open !== undefined);
  const sides = { check: selection !== null, menu: props.rowActions !== undefined };
  const least = minTableWidth(columns, sides);
  return (
    <ScrollBox least={least} label={label}>
      {(wide) => (
        <table
          ref={table}
          className={classes.table}
          style={wide ? { width: least } : undefined}
          aria-rowcount={result.matching.length + 1}
          aria-busy={props.rows === undefined && !props.error}
        >
          <VisuallyHidden component="caption">{label}</VisuallyHidden>
          <Columns columns={columns} {...sides} />
          <HeaderRow
            columns={columns}
            sort={state.sort}
            onSort={state.setSort}
            select={selection?.header ?? null}
            withMenu={sides.menu}
          />
          <tbody>
            <Rows {...props} sides={sides} />
          </tbody>
        </table>
      )}
    </ScrollBox>
  );
}
