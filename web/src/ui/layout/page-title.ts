/**
 * usePublicTitle(title)         sets the title of a page outside the application, in the browser tab
 * useShownPageTitle()           reads the title; the top bar shows it as the only h1
 * useShownParent()              reads the list, which the top bar links to
 * publishPageTitle(title)       sets the title before the page is there
 *
 * Pages of the application set theirs by `usePageTitle`, apart: public pages are loaded without a router.
 */
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { PRODUCT_NAME } from '../display/wordmark.tsx';

/** The list that a page is below, by its path. */
export interface PageParent {
  readonly label: string;
  readonly to: string;
}

let title = '';
let shownParent: PageParent | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// Not cleared on unmount: the old title stays until the next page sets its own, without a flicker.
export function publishPageTitle(next: string, parent?: PageParent): void {
  title = next;
  shownParent = parent;
  document.title = next ? `${next} · ${PRODUCT_NAME}` : PRODUCT_NAME;
  for (const listener of listeners) listener();
}

export function usePublicTitle(next: string): void {
  useLayoutEffect(() => publishPageTitle(next), [next]);
}

export function useShownPageTitle(): string {
  return useSyncExternalStore(
    subscribe,
    () => title,
    () => '',
  );
}

export function useShownParent(): PageParent | undefined {
  return useSyncExternalStore(
    subscribe,
    () => shownParent,
    () => undefined,
  );
}
