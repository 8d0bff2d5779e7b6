import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** Further up than this one is reading older messages. */
const awayPx = 80;

/**
 * The scroll position of a conversation, counted from its foot (`column-reverse`): it opens at the
 * newest, and neither older messages nor the keyboard of a phone move the visible ones. Incoming
 * messages must not move them either while the user reads further up; an own message scrolls down.
 * While `hasNewer`, pages added below move nothing either.
 */
export function useBottom(
  scroller: RefObject<HTMLElement | null>,
  { last, isOwn, hasNewer }: { last: string; isOwn: boolean; hasNewer: boolean },
) {
  const [isAway, setAway] = useState(false);
  const before = useRef({ last, height: 0, hasNewer });
  useLayoutEffect(() => {
    const { current: element } = scroller;
    if (element === null) return;
    const height = element.scrollHeight;
    const grown = height - before.current.height;
    if (before.current.last !== last) {
      if (isOwn) element.scrollTo({ top: 0 });
      else if (element.scrollTop < -1 || before.current.hasNewer) element.scrollBy({ top: -grown });
    }
    before.current = { last, height, hasNewer };
  });
  return {
    isAway,
    onScroll: () => setAway((scroller.current?.scrollTop ?? 0) < -awayPx),
    toNewest: () => scroller.current?.scrollTo({ top: 0 }),
  };
}
