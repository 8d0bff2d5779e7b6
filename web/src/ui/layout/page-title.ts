/**
 * usePageTitle(title)   a page says what it is called (top bar and browser tab)
 * useShownPageTitle()   the shell reads it, and shows it as the only h1
 */
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { PRODUCT_NAME } from '../display/wordmark.tsx';

let title = '';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// The old title stays until the next page has set its own, so the top bar never blinks.
function publish(next: string): void {
  title = next;
  document.title = next ? `${next} · ${PRODUCT_NAME}` : PRODUCT_NAME;
  for (const listener of listeners) listener();
}

export function usePageTitle(next: string): void {
  useLayoutEffect(() => publish(next), [next]);
}

export function useShownPageTitle(): string {
  return useSyncExternalStore(
    subscribe,
    () => title,
    () => '',
  );
}
