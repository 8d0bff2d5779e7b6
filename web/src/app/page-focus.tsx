import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

import { useSession } from '../api/session.ts';
import { useShownPageTitle } from '../ui/layout/page-title.ts';

/**
 * The keyboard goes on from the content of the page one went to, and a screen reader says its title.
 * A page that was loaded begins where browsers begin, and one that has put the focus itself keeps it.
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
