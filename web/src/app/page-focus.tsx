import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

import { useSession } from '../api/session.ts';
import { useShownPageTitle } from '../ui/layout/page-title.ts';

/**
 * Moves the focus to the main content after a navigation, so that a screen reader announces the
 * title of the new page. Not after a full page load, and not when the page has set the focus
 * itself.
 */
export function PageFocus() {
  const { pathname } = useLocation();
  const session = useSession();
  const isNamed = useShownPageTitle() !== '';
  const loaded = session.status === 'in' && session.justNow ? undefined : pathname;
  const last = useRef(loaded);
  useEffect(() => {
    if (!isNamed || last.current === pathname) return;
    last.current = pathname;
    if (document.activeElement?.closest('main, [role="dialog"]')) return;
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [pathname, isNamed]);
  return null;
}
