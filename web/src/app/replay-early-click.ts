/**
 * The page's code has come: a button that was pressed before is pressed now. The press was noted by
 * public/before-paint.js, which from here on notes no more.
 */
export function replayEarlyClick(): void {
  document.documentElement.setAttribute('data-ready', '');
  const pressed = document.querySelector<HTMLElement>('button[data-pressed]');
  pressed?.removeAttribute('data-pressed');
  pressed?.click();
}
