import type { Contribution } from '../contribution.ts';
import type { DraftFacts } from './facts.ts';

/** Deletes the draft that the invoice was written in (product D33). */
export function removeDraft({ store, form: { draftId } }: DraftFacts): Contribution {
  return draftId === undefined ? {} : { writes: [store.drafts.removeIfThere(draftId)] };
}
