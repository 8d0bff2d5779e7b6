import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { publishPageTitle, type PageParent } from './page-title.ts';

/** Sets the title of the page, in the top bar and the browser tab, and the list that the page is below. */
export function usePageTitle(next: string, { label, to }: Partial<PageParent> = {}): void {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    // A page that is being left may still render parts of itself; the next title is set by then.
    if (window.location.pathname !== pathname) return;
    publishPageTitle(next, label !== undefined && to !== undefined ? { label, to } : undefined);
  }, [next, label, to, pathname]);
}
