import type { GridEvent, GridLane } from '../types.ts';

interface InLane {
  readonly laneId: string;
}

/** The items of each lane in their order; lanes without items are left out. */
export function byLane<Item extends InLane>(
  items: readonly Item[],
): ReadonlyMap<string, readonly Item[]> {
  const lanes = new Map<string, Item[]>();
  for (const item of items) {
    const lane = lanes.get(item.laneId);
    if (lane === undefined) lanes.set(item.laneId, [item]);
    else lane.push(item);
  }
  return lanes;
}

const none: readonly never[] = [];

export function itemsOf<Item>(
  lanes: ReadonlyMap<string, readonly Item[]>,
  lane: GridLane,
): readonly Item[] {
  return lanes.get(lane.id) ?? none;
}

/** Whether two lists hold the same objects, so that what shows them need not be drawn again. */
export function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}

export const isTimed = (event: GridEvent): boolean => event.isAllDay !== true;
