import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Calls with `number` when the element at an end of the list comes near; anew for each page. */
export function useReached(
  scroller: RefObject<HTMLElement | null>,
  number: number | undefined,
  reached: (number: number) => void,
) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (number === undefined || end.current === null) return undefined;
    const watch = (entries: readonly IntersectionObserverEntry[]) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) reached(number);
    };
    const observer = new IntersectionObserver(watch, {
      root: scroller.current,
      rootMargin: '300px 0px',
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [scroller, number, reached]);
  return end;
}
