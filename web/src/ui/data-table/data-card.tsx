import { Fragment } from 'react';
import type { Column } from './column.ts';
import classes from './card-list.module.css';
import { RowCheckbox } from './data-row.tsx';
import type { RowProps } from './data-row.tsx';
import { RowMenu } from './row-menu.tsx';
import { OpenCell } from './row-open.tsx';

/**
 * The columns by their place on the card. Without a column for the title, the first one is used.
 */
function cardParts<Row>(columns: readonly Column<Row>[]) {
  const hasTitle = columns.some(({ card }) => card === 'title');
  const placed = columns.map((column, index) => ({
    column,
    place: column.card ?? (index === 0 && !hasTitle ? 'title' : 'line'),
  }));
  const columnsAt = (place: string) =>
    placed.flatMap(({ column, place: own }) => (own === place ? [column] : []));
  return { titles: columnsAt('title'), asides: columnsAt('aside'), lines: columnsAt('line') };
}

/** False for an empty value in a column with `hidesEmpty`. */
function hasContent<Row>({ sortValue, hidesEmpty }: Column<Row>, row: Row): boolean {
  if (!hidesEmpty) return true;
  const value = sortValue?.(row) ?? '';
  return value !== '';
}

/** A row as a card, under 768 px. */
export function DataCard<Row>(props: RowProps<Row>) {
  const { row, name, columns, open, selection, actions } = props;
  const { titles, asides, lines } = cardParts(columns);
  return (
    <li
      data-row
      className={classes.card}
      data-chosen={selection?.chosen || undefined}
      data-opens={open ? true : undefined}
    >
      <div className={classes.top}>
        {selection ? <RowCheckbox name={name} selection={selection} /> : null}
        <div className={classes.main}>
          <div className={classes.title}>
            <OpenCell row={row} open={open}>
              {titles.map((column) => (
                <Fragment key={column.id}>
                  <span className={classes.titlePart}>{column.cell(row)}</span>{' '}
                </Fragment>
              ))}
            </OpenCell>
          </div>
          {asides.map((column) => (
            <div key={column.id}>{column.cell(row)}</div>
          ))}
        </div>
        {actions && actions.length > 0 ? (
          <RowMenu label={`Handlinger for ${name}`} actions={actions} />
        ) : null}
      </div>
      <dl className={classes.lines}>
        {lines
          .filter((column) => hasContent(column, row))
          .map((column) => (
            <div key={column.id} className={classes.line}>
              <dt>{column.header}</dt>
              <dd data-emphasis={column.emphasis}>{column.cell(row)}</dd>
            </div>
          ))}
      </dl>
    </li>
  );
}
