import type { BoardCategory } from './board-types.ts';

/** The ids of a sharing, as calls take them. */
export function sharedIds({
  department,
  usersByDepartment,
}: BoardCategory['sharedWith']): string[] {
  return [...department, ...Object.values(usersByDepartment).flat()].map(({ id }) => id);
}
