import type { ReactNode } from 'react';

import { Agenda } from './agenda/agenda.tsx';
import { AxisBoard } from './axis/axis-board.tsx';
import type { GridState } from './drag/grid-state.ts';
import { MonthBoard } from './month/month-board.tsx';
import { RowBoard } from './rows/row-board.tsx';
import classes from './time-grid.module.css';

interface BoardProps extends GridState {
  helpId: string;
  /** Drawn over the plane. */
  children: ReactNode;
}

/** The board of the view. */
export function Board(props: BoardProps) {
  const { view, week = 'rows', rules } = props;
  if (view === 'agenda') return <Agenda {...props} />;
  if (view === 'month') return <MonthBoard {...props} />;
  return (
    <div className={classes.scroller} data-scroller>
      {view === 'week' && week === 'rows' ? (
        <RowBoard {...props} />
      ) : (
        <AxisBoard {...props} minimum={rules.minimum} />
      )}
    </div>
  );
}
