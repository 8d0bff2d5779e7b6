/**
 * guardLeaving(guard)              a page with unsaved work says which moves leave it, and asks; a
 *                                  dialog over it may have its own
 * wouldAsk(from, to)               whether it would
 * leaveWhenFree(from, to, leave)   the router's side: leaves at once, or lets the page ask first
 */
export interface Place {
  readonly pathname: string;
  readonly search: string;
}

interface Guard {
  readonly leaves: (from: Place, to: Place) => boolean;
  readonly ask: (leave: () => void) => void;
}

/** The newest last. */
const guards: Guard[] = [];

export function guardLeaving(next: Guard): () => void {
  guards.push(next);
  return () => void guards.splice(guards.lastIndexOf(next), 1);
}

/** The newest of those that the move leaves. */
function guardOf(from: Place, to: Place): Guard | undefined {
  return guards.findLast((guard) => guard.leaves(from, to));
}

export function wouldAsk(from: Place, to: Place): boolean {
  return guardOf(from, to) !== undefined;
}

export function leaveWhenFree(from: Place, to: Place, leave: () => void): void {
  const guard = guardOf(from, to);
  if (guard) guard.ask(leave);
  else leave();
}
