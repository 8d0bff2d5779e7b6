import { useMemo } from 'react';

import { TimeGrid } from '../../../ui/time-grid/time-grid.tsx';
import type { DemoEvent } from './demo-event.ts';
import { lanesOf, shownEvents } from './shown-events.ts';
import { texts } from './texts.ts';
import type { useDemoEvents } from './use-demo-events.ts';
import type { Shown } from './use-shown.ts';

/** Product L15: 8 to 21, 64 px an hour; snap, shortest and new event are the grid's own 15, 15 and 60. */
const hours = { from: 8, to: 21 };
const hourHeight = 64;

interface CalendarProps {
  now: string;
  shown: Shown;
  demo: ReturnType<typeof useDemoEvents>;
  onDay: (date: string) => void;
  onCreate: (start: string, end: string, personId: string) => void;
  onEdit: (event: DemoEvent | undefined) => void;
}

/** The events on the grid, a chunk of its own: the grid is much code. */
export default function DemoCalendar({ now, shown, demo, onDay, onCreate, onEdit }: CalendarProps) {
  const { events, check, change } = demo;
  const { view, date, departmentId, personId, hasColumns } = shown;
  const [lanes, gridEvents] = useMemo(() => {
    const filter = { view, date, departmentId, personId, hasColumns };
    return [lanesOf(filter), shownEvents(events, filter)];
  }, [events, view, date, departmentId, personId, hasColumns]);
  return (
    <TimeGrid
      label={texts.calendar}
      view={view}
      week="axis"
      firstDay="sunday"
      date={date}
      today={now.slice(0, 10)}
      now={now}
      lanes={lanes}
      events={gridEvents}
      hours={hours}
      hourHeight={hourHeight}
      check={check}
      onChange={change}
      onCreate={({ start, end, laneId }) => onCreate(start, end, laneId)}
      onOpen={({ id }) => onEdit(events.find((event) => event.id === id))}
      onDay={onDay}
      empty={texts.empty}
    />
  );
}
