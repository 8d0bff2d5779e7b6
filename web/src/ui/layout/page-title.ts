/**
 * usePageTitle(title, parent?)  sets the title of the page, in the top bar and the browser tab, and the
 *                               list that the page is below
 * useShownPageTitle()           reads it; the top bar shows it as the only h1
 * useShownParent()              reads the list, which the top bar links to
 * publishPageTitle(title)       sets the title before the page is there
 */
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
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

export function usePageTitle(next: string, { label, to }: Partial<PageParent> = {}): void {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    // A page that is being left may still be drawing parts of itself; the next title stands by then.
    if (window.location.pathname !== pathname) return;
    publishPageTitle(next, label !== undefined && to !== undefined ? { label, to } : undefined);
  }, [next, label, to, pathname]);
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
