/**
 * firstToastIsShown() and onFirstToast(run) -> cancel: a toast may come before the user's first interaction, and then
 * what draws it is fetched at once.
 */
let isShown = false;
const waiting = new Set<() => void>();

export function firstToastIsShown(): void {
  if (isShown) return;
  isShown = true;
  for (const run of waiting) run();
}

export function onFirstToast(run: () => void): () => void {
  if (isShown) run();
  else waiting.add(run);
  return () => void waiting.delete(run);
}
