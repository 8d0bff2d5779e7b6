import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Calls with `before` when the element at the head of the list comes near; anew for each page. */
export function useReached(
  scroller: RefObject<HTMLElement | null>,
  before: number | undefined,
  reached: (before: number) => void,
) {
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (before === undefined || head.current === null) return undefined;
    const watch = (entries: readonly IntersectionObserverEntry[]) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) reached(before);
    };
    const observer = new IntersectionObserver(watch, {
      root: scroller.current,
      rootMargin: '300px 0px 0px',
    });
    observer.observe(head.current);
    return () => observer.disconnect();
  }, [scroller, before, reached]);
  return head;
}
