/**
 * usePageTitle(title)   sets the title of the page, in the top bar and the browser tab
 * publishPageTitle(title)   the same before the page is there
 * useShownPageTitle()   reads it; the top bar shows it as the only h1
 */
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { PRODUCT_NAME } from '../display/wordmark.tsx';

let title = '';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// Not cleared on unmount: the old title stays until the next page sets its own, without a flicker.
export function publishPageTitle(next: string): void {
  title = next;
  document.title = next ? `${next} · ${PRODUCT_NAME}` : PRODUCT_NAME;
  for (const listener of listeners) listener();
}

export function usePageTitle(next: string): void {
  useLayoutEffect(() => publishPageTitle(next), [next]);
}

export function useShownPageTitle(): string {
  return useSyncExternalStore(
    subscribe,
    () => title,
    () => '',
  );
}
