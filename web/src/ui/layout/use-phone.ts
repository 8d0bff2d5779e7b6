/** usePhone(), isPhone(): whether the window is under 768 px; the second only as it is now. */
import { useSyncExternalStore } from 'react';

const PHONE = '(max-width: 47.99em)';

/** One for all that ask: a list has dozens of them. */
let query: MediaQueryList | undefined;
const queryOnce = () => (query ??= window.matchMedia(PHONE));

function subscribe(listener: () => void): () => void {
  queryOnce().addEventListener('change', listener);
  return () => queryOnce().removeEventListener('change', listener);
}

export function usePhone(): boolean {
  return useSyncExternalStore(subscribe, isPhone, () => false);
}

export const isPhone = () => queryOnce().matches;
