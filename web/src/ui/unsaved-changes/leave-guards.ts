/**
 * The navigation guards of pages and dialogs with unsaved changes; the router consults them.
 * registerLeaveGuard(guard) -> release
 * isLeaveGuarded(from, to)        whether a guard covers the navigation
 * leaveOrAsk(from, to, leave)     navigates, or lets the guard ask for confirmation first
 */
export interface PageLocation {
  readonly pathname: string;
  readonly search: string;
}

interface LeaveGuardEntry {
  readonly leaves: (from: PageLocation, to: PageLocation) => boolean;
  readonly ask: (leave: () => void) => void;
}

/** Registered guards, the newest last. */
const guards: LeaveGuardEntry[] = [];

export function registerLeaveGuard(next: LeaveGuardEntry): () => void {
  guards.push(next);
  return () => void guards.splice(guards.lastIndexOf(next), 1);
}

/** The newest guard that covers the navigation. */
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
