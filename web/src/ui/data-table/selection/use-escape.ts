import { useEffect, useEffectEvent } from 'react';

import { isOverlayOpen } from '../../overlay/is-overlay-open.ts';

/** They handle Esc themselves. */
const TEXT_INPUTS = 'input:not([type="checkbox"]), textarea, select';

/** Esc ends the selection. */
export function useEscape(active: boolean, clear: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isOverlayOpen()) return;
    if (event.target instanceof Element && event.target.closest(TEXT_INPUTS)) return;
    clear();
  });
  useEffect(() => {
    if (!active) return undefined;
    // Capture phase: an overlay closes on the same event, and would already be gone in the bubble
    // phase.
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listener, { capture: true });
    return () => window.removeEventListener('keydown', listener, { capture: true });
  }, [active]);
}
