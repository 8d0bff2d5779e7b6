/** useWide(): whether the window is 1200 px or wider, so that a panel fits beside the page. */
import { useSyncExternalStore } from 'react';

let query: MediaQueryList | undefined;
const queryOnce = () => (query ??= window.matchMedia('(min-width: 75em)'));

function subscribe(listener: () => void): () => void {
  queryOnce().addEventListener('change', listener);
  return () => queryOnce().removeEventListener('change', listener);
}

export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => queryOnce().matches,
    () => false,
  );
}
