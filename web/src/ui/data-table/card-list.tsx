import { useRef } from 'react';
import { SkeletonRows } from '../feedback/skeleton-rows.tsx';
import { rowProps } from './body-props.ts';
import type { BodyProps } from './body-props.ts';
import classes from './card-list.module.css';
import { DataCard } from './data-card.tsx';
import { useRowClick } from './row-open.tsx';

const CARD_HEIGHT = 96;

/** The rows as cards, under 768 px. */
export function CardList<Row>({ placeholder, ...props }: BodyProps<Row>) {
  const list = useRef<HTMLUListElement>(null);
  const { shown } = props.result;
  const empty = shown.length === 0;
  useRowClick(list, props.open !== undefined && !empty);
  if (placeholder) return placeholder;
  if (empty) return <SkeletonRows height={CARD_HEIGHT} />;
  return (
    <ul ref={list} className={classes.list} aria-label={props.label}>
      {shown.map((row, index) => (
        <DataCard key={props.rowId(row)} {...rowProps(props, row, index)} />
      ))}
    </ul>
  );
}
