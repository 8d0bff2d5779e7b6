import type { Shortcut } from '@driftig/domain/periods';
import { VisuallyHidden } from '@mantine/core';
import { Fragment, useState } from 'react';

import type { PlannedFor } from '../../../shared/holiday-balance/plan/use-plan-form.ts';
import classes from './calendar-grid.module.css';
import { GridHead } from './grid-head.tsx';
import { GridRow, rowHeight } from './grid-row.tsx';
import type { Day } from './period.ts';
import type { Entry } from './queries.ts';
import type { Row } from './rows.ts';
import { texts } from './texts.ts';
import { useScrolled } from './use-scrolled.ts';
import { drawnRows } from './window.ts';

interface CalendarGridProps {
  view: Shortcut;
  title: string;
  days: readonly Day[];
  rows: readonly Row[];
  today: string;
  onOpen: (entry: Entry) => void;
  onPlan: ((planned: PlannedFor) => void) | undefined;
}

/** A row for each person and a column for each day. Only the rows in sight are drawn. */
export function CalendarGrid({ view, title, days, rows, today, ...acts }: CalendarGridProps) {
  const { box, scrolled, onScroll } = useScrolled(days.findIndex(({ date }) => date === today));
  const [focusedId, setFocusedId] = useState<string>();
  const focused = rows.findIndex(({ person }) => person.id === focusedId);
  const drawn = drawnRows(
    rows.map(({ lanes }) => rowHeight(lanes)),
    (index) => (rows[index]?.bars.length ?? 0) > 0,
    { ...scrolled, focused: focused === -1 ? undefined : focused },
  );
  return (
    <section
      className={classes.scroll}
      aria-label={texts.scroll}
      // A scrolling box must be reachable by keyboard, also without buttons in it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- axe asks for it
      tabIndex={0}
      ref={box}
      onScroll={onScroll}
    >
      <table
        className={classes.grid}
        data-view={view}
        aria-rowcount={rows.length + 1}
        style={{ minWidth: `calc(var(--name) + ${days.length} * var(--day))` }}
      >
        <caption>
          <VisuallyHidden>{texts.calendar(title)}</VisuallyHidden>
        </caption>
        <GridHead view={view} days={days} today={today} />
        <tbody>
          {drawn.rows.map(({ index, gap }) => {
            const row = rows[index];
            return row === undefined ? null : (
              <Fragment key={row.person.id}>
                <Gap height={gap} columns={days.length + 1} />
                <GridRow
                  row={row}
                  index={index}
                  days={days}
                  today={today}
                  {...acts}
                  onFocus={setFocusedId}
                />
              </Fragment>
            );
          })}
          <Gap height={drawn.gapBelow} columns={days.length + 1} />
        </tbody>
      </table>
    </section>
  );
}

/** In place of rows that are not drawn. */
function Gap({ height, columns }: { height: number; columns: number }) {
  if (height === 0) return null;
  return (
    <tr aria-hidden="true">
      <td colSpan={columns} style={{ height }} />
    </tr>
  );
}
