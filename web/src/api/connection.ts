/**
 * Whether the server can be reached. Reported by the client after each call and shown by the shell.
 */
type Listener = () => void;

let reachable = true;
const listeners = new Set<Listener>();

export function reportReachable(now: boolean): void {
  if (now === reachable) return;
  reachable = now;
  for (const listener of listeners) listener();
}

export function onReachableChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function isReachable(): boolean {
  return reachable;
}
