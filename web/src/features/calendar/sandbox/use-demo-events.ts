import type { DateText } from '@driftig/domain/dates';
import { useCallback, useState } from 'react';

import type { GridChange, GridVerdict } from '../../../ui/time-grid/types.ts';
import { commonLane, type DemoEvent } from './demo-event.ts';
import { people, sampleEvents } from './demo-data.ts';
import { hasOtherLunch } from './lunch.ts';
import { texts } from './texts.ts';

/** The event as a change of the grid leaves it. */
function changedEvent(event: DemoEvent, { laneId, start, end }: GridChange): DemoEvent {
  const person = people.find(({ id }) => id === laneId);
  const owner =
    laneId === commonLane || person === undefined
      ? {}
      : { personId: person.id, departmentId: person.departmentId };
  return { ...event, ...owner, start, end };
}

/** Sample events in memory: a reload starts anew. */
export function useDemoEvents(today: DateText) {
  const [events, setEvents] = useState(() => sampleEvents(today));
  const check = useCallback(
    (change: GridChange): GridVerdict | undefined => {
      const event = events.find(({ id }) => id === change.event?.id);
      if (event === undefined || !hasOtherLunch(changedEvent(event, change), events))
        return undefined;
      return { level: 'refused', title: texts.lunchOnDay };
    },
    [events],
  );
  const save = (saved: DemoEvent) =>
    setEvents((all) =>
      all.some(({ id }) => id === saved.id)
        ? all.map((event) => (event.id === saved.id ? saved : event))
        : [...all, saved],
    );
  const change = (changed: GridChange) => {
    const event = events.find(({ id }) => id === changed.event?.id);
    if (event !== undefined) save(changedEvent(event, changed));
  };
  const remove = (id: string) => setEvents((all) => all.filter((event) => event.id !== id));
  return { events, check, change, save, remove };
}
