/**
 * TimeGrid — the product's one grid of times: a day by lanes, a week by rows or on a time axis, a month, an
 * agenda. It shows what it is given and proposes changes; its props are described in types.ts. Its height is
 * the window's, or `--grid-height`; what is beyond scrolls inside it.
 */
import { useId, useMemo, useRef, useSyncExternalStore } from 'react';

import { Board } from './board.tsx';
import { DragLayer } from './drag/drag-layer.tsx';
import type { Proposals } from './drag/proposals.ts';
import { daysOf } from './math/days.ts';
import { visibleHours } from './math/visible-hours.ts';
import { texts } from './texts.ts';
import classes from './time-grid.module.css';
import type { TimeGridProps } from './types.ts';
import { useController } from './use-controller.ts';

export function TimeGrid(props: TimeGridProps) {
  const { label, view, date, firstDay = 'monday', events, hours: wanted } = props;
  const { hourHeight = 44, snap = 15, minimum = 15, newLength = 60 } = props;
  const grid = useRef<HTMLElement>(null);
  const helpId = useId();
  const days = useMemo(() => daysOf(view, date, firstDay), [view, date, firstDay]);
  const hours = useMemo(() => visibleHours(days, events, wanted), [days, events, wanted]);
  const rules = { snap, minimum, newLength, hours };
  const state = { ...props, days, hours, hourHeight, rules };
  const proposals = useController(grid, state);
  return (
    <section ref={grid} className={classes.grid} aria-label={label} data-view={view}>
      <p id={helpId} className={classes.help}>
        {texts.help}
      </p>
      {props.onCreate === undefined || view === 'agenda' ? null : (
        <button type="button" className={classes.draw} data-draw>
          {texts.draw}
        </button>
      )}
      <Board {...state} helpId={helpId}>
        {proposals === undefined ? null : <DragLayer proposals={proposals} />}
      </Board>
      {proposals === undefined ? null : <Announcements proposals={proposals} />}
    </section>
  );
}

function Announcements({ proposals }: { proposals: Proposals }) {
  const { subscribe, get } = proposals.message;
  const message = useSyncExternalStore(subscribe, get, get);
  return (
    <p className={classes.help} aria-live="assertive">
      {message}
    </p>
  );
}
