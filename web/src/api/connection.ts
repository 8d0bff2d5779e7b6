/** Whether the server can be reached, as seen by the calls themselves; the shell shows it. */
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
