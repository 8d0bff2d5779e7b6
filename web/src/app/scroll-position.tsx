import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

const positions = new Map<string, number>();

/** Scrolls a new page to the top, and restores the scroll position on Back and Forward. */
export function ScrollPosition() {
  const { key, pathname } = useLocation();
  const action = useNavigationType();
  const last = useRef(pathname);
  useEffect(() => {
    const savePosition = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', savePosition, { passive: true });
    return () => window.removeEventListener('scroll', savePosition);
  }, [key]);
  useLayoutEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    window.scrollTo(0, action === NavigationType.Pop ? (positions.get(key) ?? 0) : 0);
  }, [key, pathname, action]);
  return null;
}
