import classes from './axis-board.module.css';
import { Block } from '../blocks/block.tsx';
import type { Column } from '../math/columns.ts';
import { itemsOf } from '../math/lane-groups.ts';
import { partOn } from '../math/parts.ts';
import { dayText, texts } from '../texts.ts';
import type { GridEvent } from '../types.ts';

interface AllDayRowProps {
  columns: readonly Column[];
  events: ReadonlyMap<string, readonly GridEvent[]>;
  helpId: string;
}

/** Events of whole days above the hours; no row without any. */
export function AllDayRow({ columns, events, helpId }: AllDayRowProps) {
  const cells = columns.map((column) => ({
    ...column,
    events: itemsOf(events, column.lane).filter(
      (event) => event.isAllDay === true && partOn(column.date, event) !== undefined,
    ),
  }));
  if (cells.every((cell) => cell.events.length === 0)) return null;
  return (
    <div className={classes.allDay}>
      <span className={classes.allDayName}>{texts.allDay}</span>
      {cells.map(({ key, date, lane, events }) => (
        <ul
          key={key}
          className={classes.allDayCell}
          aria-label={`${lane.name}, ${dayText(date)}, ${texts.allDay}`}
        >
          {events.map((event) => (
            <li key={event.id}>
              <Block event={event} helpId={helpId} isLine />
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}
