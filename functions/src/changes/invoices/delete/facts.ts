import type { UndoFacts } from '../undo/facts.ts';

/** What contributors know of an invoice that is deleted. */
export interface DeleteFacts extends UndoFacts {
  /** The id of the user. */
  readonly deletedBy: string;
}
