import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Sets `--ui-sticky-top` to the height of the top bar. Notices and large letters make the bar higher; table heads
 * and the panel of a day begin below it.
 */
export function useStickyTop(): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current: bar } = ref;
    if (!bar) return undefined;
    const measure = () =>
      bar
        .closest<HTMLElement>('[data-shell]')
        ?.style.setProperty('--ui-sticky-top', `${bar.offsetHeight}px`);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(bar);
    return () => observer.disconnect();
  }, []);
  return ref;
}
