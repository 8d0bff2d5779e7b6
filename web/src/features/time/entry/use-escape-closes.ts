import { useEffect, useEffectEvent, type RefObject } from 'react';

import { isOverlayOpen } from '../../../ui/overlay/is-overlay-open.ts';

/** Esc closes a row in which nothing was typed; an open calendar closes first. */
export function useEscapeCloses(
  box: RefObject<HTMLElement | null>,
  isDirty: boolean,
  close: () => void,
): void {
  const press = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape' && !isDirty && !isOverlayOpen()) close();
  });
  useEffect(() => {
    const { current } = box;
    const listener = (event: KeyboardEvent) => press(event);
    current?.addEventListener('keydown', listener, { capture: true });
    return () => current?.removeEventListener('keydown', listener, { capture: true });
  }, [box]);
}
