import { useEffect } from 'react';

/** Distance between a toast and the element below it, and from the edges of the window. */
const gap = 16;

/**
 * Bottom of the toasts: above the elements at the bottom of the window with `data-toasts-above`
 * that they would cover. A dialog's page is inert and does not count. An element that leaves no
 * room above it, such as a bottom sheet as high as the window, does not count either; the bar of
 * buttons in it does.
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
 * Keeps toasts above the buttons at the bottom of the window, whatever opens meanwhile. `toasts` is
 * the selector of their container.
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
