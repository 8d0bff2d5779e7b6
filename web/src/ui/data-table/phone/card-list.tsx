import { useRef } from 'react';
import type { ReactNode } from 'react';
import { SkeletonRows } from '../../feedback/skeleton-rows.tsx';
import classes from './card-list.module.css';
import { DataCard } from './data-card.tsx';
import type { DataTableProps } from '../table-props.ts';
import { useLongPress } from '../selection/use-long-press.ts';
import type { TableRows } from '../rows/use-table-rows.ts';
import type { Selection } from '../selection/use-selection.ts';

const CARD_HEIGHT = 68;

interface CardListProps<Row> extends DataTableProps<Row> {
  result: TableRows<Row>;
  /** Set while rows are being selected. */
  selection: Selection<Row> | null;
  /** Starts selecting with a row; undefined where there is nothing to do with a selection. */
  onHold: ((row: Row) => void) | undefined;
  placeholder: ReactNode;
}

/** The rows as cards, under 768 px. */
export function CardList<Row>({ placeholder, selection, onHold, ...props }: CardListProps<Row>) {
  const list = useRef<HTMLUListElement>(null);
  const { shown } = props.result;
  const empty = shown.length === 0;
  const hold = (element: Element) => {
    const row = shown[[...(list.current?.children ?? [])].indexOf(element)];
    // While rows are being selected, a long touch is a touch like any other.
    if (row === undefined || selection) return false;
    onHold?.(row);
    return true;
  };
  useLongPress(list, onHold && !empty ? hold : undefined);
  if (placeholder) return <div className={classes.box}>{placeholder}</div>;
  if (empty) {
    return (
      <div className={classes.box}>
        <SkeletonRows height={CARD_HEIGHT} />
      </div>
    );
  }
  return (
    <ul ref={list} className={classes.box} aria-label={props.label}>
      {shown.map((row) => (
        <DataCard
          key={props.rowId(row)}
          row={row}
          name={props.rowName(row)}
          card={props.card}
          open={props.open}
          selection={selection?.of(row) ?? null}
        />
      ))}
    </ul>
  );
}
