/**
 * TimeGrid — the product's one grid of times: a day by lanes, a week by rows or on a time axis, a month, an
 * agenda. It shows what it is given and proposes changes; its props are described in types.ts. Its height is
 * the window's, or `--grid-height`; what is beyond scrolls inside it.
 */
import { VisuallyHidden } from '@mantine/core';
import { useId, useMemo } from 'react';

import { AxisBoard } from './axis/axis-board.tsx';
import { daysOf } from './math/days.ts';
import { RowBoard } from './rows/row-board.tsx';
import { texts } from './texts.ts';
import classes from './time-grid.module.css';
import type { TimeGridProps } from './types.ts';
import { visibleHours } from './math/visible-hours.ts';

export function TimeGrid(props: TimeGridProps) {
  const { label, view, date, week = 'rows', firstDay = 'monday' } = props;
  const { events, hours: wanted, hourHeight = 44, minimum = 15 } = props;
  const helpId = useId();
  const days = useMemo(() => daysOf(view, date, firstDay), [view, date, firstDay]);
  const hours = useMemo(() => visibleHours(days, events, wanted), [days, events, wanted]);
  return (
    <section className={classes.grid} aria-label={label}>
      <VisuallyHidden id={helpId}>{texts.help}</VisuallyHidden>
      <div className={classes.scroller}>
        {view === 'week' && week === 'rows' ? (
          <RowBoard {...props} days={days} helpId={helpId} />
        ) : (
          <AxisBoard
            {...props}
            days={days}
            hours={hours}
            hourHeight={hourHeight}
            minimum={minimum}
            helpId={helpId}
          />
        )}
      </div>
    </section>
  );
}
