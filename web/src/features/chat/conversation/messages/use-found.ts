import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Leads to the message that was searched for, once, as soon as it is there. */
export function useFound(scroller: RefObject<HTMLElement | null>, at: number | undefined): void {
  const isShown = useRef(false);
  useEffect(() => {
    if (at === undefined || isShown.current) return;
    const found = scroller.current?.querySelector<HTMLElement>('[data-found]');
    if (found === null || found === undefined) return;
    isShown.current = true;
    found.scrollIntoView({ block: 'center' });
    found.focus({ preventScroll: true });
  });
}
