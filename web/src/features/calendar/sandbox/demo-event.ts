import type { GridEvent, GridTone, WallTime } from '../../../ui/time-grid/types.ts';
import { texts } from './texts.ts';

export type Category = 'work' | 'break' | 'lunch';
type Color = 'green' | 'blue' | 'amber' | 'red' | 'grey';

/** An event of the demo calendar (product K15). It is neither stored nor sent. */
export interface DemoEvent {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly start: WallTime;
  /** Exclusive. */
  readonly end: WallTime;
  readonly color: Color;
  readonly category: Category;
  readonly departmentId: string;
  readonly personId: string;
  readonly allDay: boolean;
}

const tones: Readonly<Record<Color, GridTone>> = {
  green: 'done',
  blue: 'running',
  amber: 'pending',
  red: 'danger',
  grey: 'neutral',
};

/** Colour of a new event until another is chosen. */
export const colorOf: Readonly<Record<Category, Color>> = {
  work: 'green',
  break: 'grey',
  lunch: 'amber',
};

/** Lane of all events while there is no column per person. */
export const commonLane = 'all';

/** `isSplit` puts it into the lane of its person. */
export function gridEventOf(event: DemoEvent, person: string, isSplit: boolean): GridEvent {
  const { id, start, end, title, color, category, allDay } = event;
  return {
    id,
    laneId: isSplit ? event.personId : commonLane,
    start,
    end,
    title,
    detail: isSplit ? texts.categories[category] : `${texts.categories[category]}, ${person}`,
    tone: tones[color],
    isAllDay: allDay,
  };
}

let made = 0;

/** An hour of work, unless another length was drawn (product L15). */
export function newEvent(
  start: WallTime,
  end: WallTime,
  person: { readonly id: string; readonly departmentId: string },
): DemoEvent {
  return {
    id: `new-${(made += 1)}`,
    title: '',
    description: '',
    start,
    end,
    color: colorOf.work,
    category: 'work',
    departmentId: person.departmentId,
    personId: person.id,
    allDay: false,
  };
}
