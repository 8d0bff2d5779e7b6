/**
 * askBeforeLeaving(ask)  a page with unsaved work is asked before it is left; the answer ends it
 * leaveWhenFree(leave)   the router's side: leaves at once, or lets that page ask first
 * isGuarded()            whether anyone would ask
 */
type Ask = (leave: () => void) => void;

let current: Ask | undefined;

export function askBeforeLeaving(ask: Ask): () => void {
  current = ask;
  return () => {
    if (current === ask) current = undefined;
  };
}

export function isGuarded(): boolean {
  return current !== undefined;
}

export function leaveWhenFree(leave: () => void): void {
  if (current === undefined) leave();
  else current(leave);
}
