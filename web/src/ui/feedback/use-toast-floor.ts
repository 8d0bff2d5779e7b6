import { useEffect } from 'react';

/** Between a toast and what it stands on; also its distance from the edges of the window. */
const gap = 16;

/**
 * How high the toasts stand: above whatever at the bottom of the window bears `data-toasts-above` and
 * would be covered by them. A dialog's page is inert and does not count. What leaves no room above it,
 * such as a sheet as high as the window, does not count either; the bar of buttons in it does.
 */
function floorFor(toasts: HTMLElement): number {
  const { height, left, right } = toasts.getBoundingClientRect();
  const needed = height + gap;
  let floor = 0;
  for (const bar of document.querySelectorAll('[data-toasts-above]')) {
    const rect = bar.getBoundingClientRect();
    const isCovered =
      rect.height > 0 &&
      window.innerHeight - rect.bottom < needed &&
      rect.right > left &&
      rect.left < right;
    if (isCovered && rect.top >= needed && bar.closest('[inert]') === null)
      floor = Math.max(floor, window.innerHeight - rect.top);
  }
  return floor;
}

/**
 * While toasts are shown, they stand above the buttons at the bottom of the window, whatever opens
 * meanwhile. `toasts` is the selector of what holds them.
 */
export function useToastFloor(toasts: string, isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return undefined;
    const place = () => {
      const host = document.querySelector<HTMLElement>(toasts);
      host?.style.setProperty('--toast-floor', `${floorFor(host)}px`);
    };
    const changes = new MutationObserver(place);
    changes.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('transitionend', place);
    window.addEventListener('resize', place);
    place();
    return () => {
      changes.disconnect();
      document.removeEventListener('transitionend', place);
      window.removeEventListener('resize', place);
    };
  }, [toasts, isShown]);
}
