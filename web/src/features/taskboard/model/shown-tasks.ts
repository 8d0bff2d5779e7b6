import { isClosed } from '../../../shared/board-tasks/due.ts';
import type { BoardCategory, BoardTask } from '../../../shared/board-tasks/board-types.ts';

/** How many cards a category shows at first. */
export const FIRST_CARDS = 40;

/** The number of cards of a category that are shown, and whether its finished tasks are. */
export interface Unfolded {
  readonly cards: number;
  readonly done: boolean;
}

export const folded: Unfolded = { cards: FIRST_CARDS, done: false };

export interface ShownCategory extends BoardCategory {
  /** All tasks that the filter lets through. */
  readonly found: readonly BoardTask[];
  /** Finished tasks that are folded away. */
  readonly hiddenDone: number;
  /** Tasks below the last card. */
  readonly hiddenMore: number;
}

/**
 * A long category folds its finished tasks away and shows its first cards, so that a board of 2,000 tasks
 * is as quick as a small one.
 */
export function shownCategory(category: BoardCategory, { cards, done }: Unfolded): ShownCategory {
  const { tasks } = category;
  const isLong = tasks.length > FIRST_CARDS;
  const listed = isLong && !done ? tasks.filter((task: BoardTask) => !isClosed(task)) : tasks;
  return {
    ...category,
    tasks: listed.slice(0, cards),
    found: tasks,
    hiddenDone: tasks.length - listed.length,
    hiddenMore: Math.max(listed.length - cards, 0),
  };
}
