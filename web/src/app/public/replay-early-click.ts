/**
 * Called after hydration: clicks the button again that was clicked before. The click was recorded
 * by public/before-paint.js, which stops recording once data-ready is set.
 */
export function replayEarlyClick(): void {
  document.documentElement.setAttribute('data-ready', '');
  const pressed = document.querySelector<HTMLElement>('button[data-pressed]');
  pressed?.removeAttribute('data-pressed');
  pressed?.click();
}
