import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import type { backToList } from '../../ui/url/list-link.tsx';

/** By history entry, and by address for links that lead back to a list. */
const positions = new Map<string, number>();

interface ScrolledLocation {
  readonly key: string;
  readonly pathname: string;
  readonly search: string;
  readonly state: Partial<typeof backToList> | null;
}

/**
 * Scrolls a new page to the top, and restores the scroll position on Back and Forward and by links
 * whose state says so (`web/src/ui/url/list-link.tsx`).
 */
export function ScrollPosition() {
  const { key, pathname, search, state } = useLocation() as ScrolledLocation;
  const address = pathname + search;
  const action = useNavigationType();
  const last = useRef(pathname);
  // A layout effect: the next page is shorter, and the browser's scroll event for that must not be
  // taken for one of this page.
  useLayoutEffect(() => {
    const savePosition = () => {
      positions.set(key, window.scrollY);
      positions.set(address, window.scrollY);
    };
    window.addEventListener('scroll', savePosition, { passive: true });
    return () => window.removeEventListener('scroll', savePosition);
  }, [key, address]);
  useLayoutEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const from = action === NavigationType.Pop ? key : state?.restoreScroll && address;
    window.scrollTo(0, (from && positions.get(from)) || 0);
  }, [key, pathname, address, state, action]);
  return null;
}
