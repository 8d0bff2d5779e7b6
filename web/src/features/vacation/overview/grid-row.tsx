import { VisuallyHidden } from '@mantine/core';
import { labelOf } from '@driftig/domain/vacation/absence';
import { memo } from 'react';

import type { PlannedFor } from '../../../shared/holiday-balance/plan/use-plan-form.ts';
import { dayAndMonth } from '../../../ui/time/period-title.ts';
import { weekdayOf } from '../../../ui/time/weekday-names.ts';
import './bar.css';
import type { Bar } from './bars.ts';
import classes from './calendar-grid.module.css';
import { barLabels, barName } from './describe.ts';
import type { Day } from './period.ts';
import type { Entry } from './queries.ts';
import type { Row } from './rows.ts';
import { texts } from './texts.ts';

/** In px, as the style sheet has them. */
const height = { row: 40, lane: 28 } as const;

export const rowHeight = (lanes: number) => height.row + (lanes - 1) * height.lane;

interface GridRowProps {
  row: Row;
  index: number;
  days: readonly Day[];
  today: string;
  onOpen: (entry: Entry) => void;
  onPlan: ((planned: PlannedFor) => void) | undefined;
  onFocus: (personId: string) => void;
}

/** Drawn again only when its own props change: scrolling leaves it alone. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { row, index, days, today, onOpen, onPlan, onFocus } = props;
  const { person, bars, lanes } = row;
  return (
    <tr
      style={{ height: rowHeight(lanes) }}
      aria-rowindex={index + 2}
      onFocus={() => onFocus(person.id)}
    >
      <th scope="row" className={classes.name}>
        <span className={classes.person}>{person.name}</span>
        <span className={classes.department}>{person.department}</span>
      </th>
      {days.map((day, column) => (
        <td
          key={day.date}
          data-free={day.isWeekend || day.holiday !== undefined || undefined}
          data-today={day.date === today || undefined}
        >
          {onPlan &&
          !person.hasLeft &&
          bars.every(({ first, last }) => column < first || last < column) ? (
            <FreeDay person={person} day={day} onPlan={onPlan} />
          ) : null}
          {bars.map((bar) => {
            if (bar.first === column)
              return <BarButton key={bar.entry.absenceId} bar={bar} onOpen={onOpen} />;
            if (bar.first > column || bar.last < column) return null;
            return (
              <VisuallyHidden key={bar.entry.absenceId}>
                {texts.onDay(labelOf(bar.entry.type))}
              </VisuallyHidden>
            );
          })}
        </td>
      ))}
    </tr>
  );
});

interface FreeDayProps {
  person: Row['person'];
  day: Day;
  onPlan: (planned: PlannedFor) => void;
}

/** For a pointer. By keyboard there is 'Planlæg Ferie' above, so that Tab goes from bar to bar. */
function FreeDay({ person, day, onPlan }: FreeDayProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={classes.free}
      aria-label={texts.planOn(person.name, `${weekdayOf(day.date)} ${dayAndMonth(day.date)}`)}
      onClick={() => onPlan({ employeeId: person.id, startDate: day.date })}
    />
  );
}

function BarButton({ bar, onOpen }: { bar: Bar; onOpen: (entry: Entry) => void }) {
  const { entry, first, left, right, lane } = bar;
  const labels = barLabels(entry);
  return (
    <button
      type="button"
      className={classes.bar}
      data-bar={entry.status}
      data-cut-left={bar.isCutLeft || undefined}
      data-cut-right={bar.isCutRight || undefined}
      data-open={entry.isOpen || undefined}
      data-long={(labels.at(-2) ?? '').length > 7 || undefined}
      style={{
        left: `calc(${(left - first) * 100}% + 2px)`,
        width: `calc(${(right - left) * 100}% - 4px)`,
        top: 7 + lane * height.lane,
      }}
      onClick={() => onOpen(entry)}
    >
      <VisuallyHidden>{barName(entry)}</VisuallyHidden>
      <span aria-hidden="true">
        <span className={classes.long}>{labels[0]}</span>
        <span className={classes.medium}>{labels.at(-2)}</span>
        <span className={classes.letter}>{labels.at(-1)}</span>
      </span>
    </button>
  );
}
