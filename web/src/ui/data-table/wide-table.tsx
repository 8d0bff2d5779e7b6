import { useRef } from 'react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '@mantine/core';
import { rowProps } from './body-props.ts';
import type { WideTableProps } from './body-props.ts';
import { DataRow } from './rows/data-row.tsx';
import { CHECK_WIDTH, MENU_WIDTH } from './columns/fit-columns.ts';
import type { Sides } from './columns/fit-columns.ts';
import { rem } from '../layout/text-scale.ts';
import { HeaderRow } from './columns/header-row.tsx';
import { useRowClick } from './rows/row-open.tsx';
import classes from './table.module.css';
import { SkeletonTableRows } from './table-states.tsx';
import type { ColumnLayout } from './columns/use-visible-columns.ts';

function Columns<Row>({ layout, check, menu }: Sides & { layout: ColumnLayout<Row> }) {
  return (
    <colgroup>
      {check ? <col style={{ width: rem(CHECK_WIDTH) }} /> : null}
      {layout.columns.map(({ id }, index) => (
        <col key={id} style={{ width: rem(layout.widths[index] ?? 0) }} />
      ))}
      {menu ? <col style={{ width: rem(MENU_WIDTH) }} /> : null}
    </colgroup>
  );
}

type RowsProps<Row> = WideTableProps<Row> & { sides: Sides };

function Rows<Row>({ placeholder, sides, ...props }: RowsProps<Row>): ReactNode {
  const { layout, result } = props;
  const { columns } = layout;
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
    <DataRow key={props.rowId(row)} {...rowProps({ placeholder, ...props }, row, index)} />
  ));
}

interface WidthProps {
  /** The inner width of the card around the table. */
  width: number;
}

/**
 * Scrolls sideways when the columns do not fit; it is then focusable, so that the keyboard can
 * scroll.
 */
function ScrollBox(props: { wide: boolean; label: string; children: ReactNode }) {
  // Only when needed: a sticky table header does not work inside a scroll container.
  const scrolling = props.wide ? { tabIndex: 0, role: 'region', 'aria-label': props.label } : {};
  return (
    <div className={classes.scroll} data-wide={props.wide || undefined} {...scrolling}>
      {props.children}
    </div>
  );
}

export function WideTable<Row>({ width, ...props }: WideTableProps<Row> & WidthProps) {
  const { layout, result, state, selection, label } = props;
  const table = useRef<HTMLTableElement>(null);
  useRowClick(table, props.open !== undefined);
  const sides = { check: selection !== null, menu: props.rowActions !== undefined };
  const wide = width > 0 && width < layout.least;
  return (
    <ScrollBox wide={wide} label={label}>
      <table
        ref={table}
        className={classes.table}
        style={wide ? { width: rem(layout.least) } : undefined}
        aria-rowcount={result.total + 1}
        aria-busy={(props.rows === undefined && !props.error) || props.found?.isOld === true}
      >
        <VisuallyHidden component="caption">{label}</VisuallyHidden>
        <Columns layout={layout} {...sides} />
        <HeaderRow
          columns={layout.columns}
          sort={state.sort}
          onSort={state.setSort}
          select={selection?.header ?? null}
          withMenu={sides.menu}
        />
        <tbody>
          <Rows {...props} sides={sides} />
        </tbody>
      </table>
    </ScrollBox>
  );
}
