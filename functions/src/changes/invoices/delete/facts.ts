import type { UndoFacts } from '../undo/facts.ts';

/** Input of the contributors to deleting an invoice. */
export interface DeleteFacts extends UndoFacts {
  /** The id of the user. */
  readonly deletedBy: string;
}
