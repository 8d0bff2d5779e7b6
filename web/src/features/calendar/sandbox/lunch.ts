import type { DemoEvent } from './demo-event.ts';

type Placed = Pick<DemoEvent, 'start' | 'category' | 'personId'> & { readonly id?: string };

/** Whether a person has another lunch on the day an event begins (product V23). */
export function hasOtherLunch(event: Placed, events: readonly DemoEvent[]): boolean {
  if (event.category !== 'lunch') return false;
  const day = event.start.slice(0, 10);
  return events.some(
    (other) =>
      other.id !== event.id &&
      other.category === 'lunch' &&
      other.personId === event.personId &&
      other.start.slice(0, 10) === day,
  );
}
