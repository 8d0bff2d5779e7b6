/**
 * guardLeaving(guard)              a page with unsaved work says which moves leave it, and asks
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

let guard: Guard | undefined;

export function guardLeaving(next: Guard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = undefined;
  };
}

export function wouldAsk(from: Place, to: Place): boolean {
  return guard !== undefined && guard.leaves(from, to);
}

export function leaveWhenFree(from: Place, to: Place, leave: () => void): void {
  if (guard !== undefined && guard.leaves(from, to)) guard.ask(leave);
  else leave();
}
