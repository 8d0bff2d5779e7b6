import { supportOlderBrowsers } from './older-browsers.ts';

/** Adds to a page, not to a worker, what older browsers lack; popovers come with Safari 17 and Chrome 114. */
export async function supportOlderPage(): Promise<void> {
  supportOlderBrowsers();
  if ('popover' in HTMLElement.prototype) return;
  const { apply } = await import('@oddbird/popover-polyfill/fn');
  apply();
}
