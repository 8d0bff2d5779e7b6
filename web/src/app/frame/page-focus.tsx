import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

import { useSession } from '../../api/session/session.ts';
import { useShownPageTitle } from '../../ui/layout/page-title.ts';
import { useTarget } from '../app-router.tsx';

/** Where the user is going, and what had the focus when the navigation began. */
interface Departure {
  readonly target: string;
  readonly focus: Element | null;
}

/**
 * Moves the focus to the main content after a navigation, so that a screen reader announces the
 * title of the new page. Not after a full page load, and not when the page, or the user while the
 * page was fetched, has put the focus somewhere else.
 */
export function PageFocus() {
  const { pathname } = useLocation();
  const target = useTarget().pathname;
  const session = useSession();
  const isNamed = useShownPageTitle() !== '';
  const loaded = session.status === 'in' && session.justNow ? undefined : pathname;
  const last = useRef(loaded);
  const start = useRef<Departure>({ target, focus: null });
  useEffect(() => {
    start.current = { target, focus: document.activeElement };
  }, [target]);
  useEffect(() => {
    if (!isNamed || last.current === pathname) return;
    last.current = pathname;
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement === document.body;
    if (!isLost && activeElement !== start.current.focus) return;
    if (activeElement?.closest('main, [role="dialog"]')) return;
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [pathname, isNamed]);
  return null;
}
