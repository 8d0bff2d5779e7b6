import type { GridEvent, GridLane } from '../../../ui/time-grid/types.ts';
import { commonLane, gridEventOf, type DemoEvent } from './demo-event.ts';
import { departments, people } from './demo-data.ts';
import { texts } from './texts.ts';
import type { Shown } from './use-shown.ts';

type Filter = Pick<Shown, 'departmentId' | 'personId'>;

const fits = (filter: Filter, departmentId: string, personId: string) =>
  (filter.departmentId === '' || filter.departmentId === departmentId) &&
  (filter.personId === '' || filter.personId === personId);

const departmentOf = new Map(departments.map(({ id, name }) => [id, name]));
const nameOf = new Map(people.map(({ id, name }) => [id, name]));
const oneLane: readonly GridLane[] = [{ id: commonLane, name: texts.calendar }];

/** A lane per person who passes the filters, or one for all. */
export function lanesOf({ hasColumns, ...filter }: Shown): readonly GridLane[] {
  const lanes = people
    .filter((person) => fits(filter, person.departmentId, person.id))
    .map(({ id, name, departmentId }) => ({ id, name, hint: departmentOf.get(departmentId) }));
  return hasColumns && lanes.length > 0 ? lanes : oneLane;
}

export function shownEvents(
  events: readonly DemoEvent[],
  { hasColumns, ...filter }: Shown,
): readonly GridEvent[] {
  return events
    .filter(({ departmentId, personId }) => fits(filter, departmentId, personId))
    .map((event) => gridEventOf(event, nameOf.get(event.personId) ?? '', hasColumns));
}

/** The person of a new event: the lane's, or the first who passes the filters. */
export function personFor(laneId: string | undefined, filter: Filter) {
  return (
    people.find(({ id }) => id === laneId) ??
    people.find(({ id, departmentId }) => fits(filter, departmentId, id)) ??
    people[0]
  );
}
