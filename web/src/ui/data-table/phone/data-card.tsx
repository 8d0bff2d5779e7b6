import type { ComponentProps, ReactNode } from 'react';

import { lazyWhenIdle } from '../../loading/lazy-when-idle.ts';
import { useIsLoaded } from '../../loading/loadable.tsx';
import type { CardLines } from '../columns/column.ts';
import classes from './card-list.module.css';
import type { RowSelection } from '../rows/data-row.tsx';
import { OpenCell } from '../rows/row-open.tsx';
import type { RowOpen } from '../rows/row-open.tsx';

// Rows are selected later than they are seen.
const CardCheck = lazyWhenIdle(() => import('./card-check.tsx'));

interface DataCardProps<Row> {
  row: Row;
  /** Names the row in accessible labels: its number or its name. */
  name: string;
  card: CardLines<Row>;
  open: RowOpen<Row> | undefined;
  /** While rows are being selected: the whole card is then its checkbox. */
  selection: RowSelection | null;
}

interface LinesProps<Row> {
  row: Row;
  card: CardLines<Row>;
  what: ReactNode;
}

function Lines<Row>({ row, card, what }: LinesProps<Row>) {
  return (
    <>
      <span className={classes.what}>{what}</span>
      <span className={classes.howMuch}>{card.howMuch?.(row)}</span>
      <span className={classes.when}>{card.when?.(row)}</span>
      <span className={classes.state}>{card.state?.(row)}</span>
    </>
  );
}

function Check(props: ComponentProps<typeof CardCheck>) {
  return useIsLoaded(CardCheck) ? <CardCheck {...props} /> : <span className={classes.check} />;
}

/** A row as a card of two lines, under 768 px. */
export function DataCard<Row>({ row, name, card, open, selection }: DataCardProps<Row>) {
  const what = card.what(row);
  if (selection) {
    return (
      <li data-row className={classes.row} data-chosen={selection.chosen || undefined}>
        {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the checkbox in it is the control */}
        <label className={classes.card} data-selecting>
          <Check name={name} selection={selection} />
          <Lines row={row} card={card} what={what} />
        </label>
      </li>
    );
  }
  return (
    <li data-row className={classes.row} data-opens={open ? true : undefined}>
      <div className={classes.card}>
        <Lines
          row={row}
          card={card}
          what={
            <OpenCell row={row} open={open}>
              {what}
            </OpenCell>
          }
        />
      </div>
    </li>
  );
}
