/**
 * guardLeaving(guard)              a page with unsaved work says which moves leave it, and asks; a
 *                                  dialog over it may have its own
 * wouldAsk(from, to)               whether it would
 * leaveWhenFree(from, to, leave)   the router's side: leaves at once, or lets the page ask first
 */
export interface PageLocation {
  readonly pathname: string;
  readonly search: string;
}

interface LeaveGuardEntry {
  readonly leaves: (from: PageLocation, to: PageLocation) => boolean;
  readonly ask: (leave: () => void) => void;
}

/** The newest last. */
const guards: LeaveGuardEntry[] = [];

export function registerLeaveGuard(next: LeaveGuardEntry): () => void {
  guards.push(next);
  return () => void guards.splice(guards.lastIndexOf(next), 1);
}

/** The newest of those that the move leaves. */
function guardFor(from: PageLocation, to: PageLocation): LeaveGuardEntry | undefined {
  return guards.findLast((guard) => guard.leaves(from, to));
}

export function isLeaveGuarded(from: PageLocation, to: PageLocation): boolean {
  return guardFor(from, to) !== undefined;
}

export function leaveOrAsk(from: PageLocation, to: PageLocation, leave: () => void): void {
  const guard = guardFor(from, to);
  if (guard) guard.ask(leave);
  else leave();
}
