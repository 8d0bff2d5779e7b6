import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { ulid } from 'ulid';

import { shiftDate } from '../clock/shift-date.ts';

export interface WindowOptions extends BrowserContextOptions {
  /**
   * False: the page's socket is not answered, so that others' changes do not arrive and the page
   * can be stale. True by default.
   */
  readonly hearsOthers?: boolean;
}

/** Lends browser windows. A new one fetches and compiles the whole site, so they are used again. */
export interface Windows {
  take(options: WindowOptions): Promise<BrowserContext>;
  /** The next test finds nothing of this one in it but the browser's cache. */
  giveBack(window: BrowserContext): Promise<void>;
}

/** Nothing runs on it, and it keeps the site's process. */
export const emptyPage = '/robots.txt';

export function lendWindows(browser: Browser, origin: string): Windows {
  const free = new Map<string, BrowserContext[]>();
  const keys = new Map<BrowserContext, string>();

  async function open(
    key: string,
    { hearsOthers = true, ...options }: WindowOptions,
  ): Promise<BrowserContext> {
    const window = await browser.newContext({
      // Only where it is looked at: a worker answers before the routes of a test.
      serviceWorkers: 'block',
      ...options,
      baseURL: origin,
    });
    await window.addInitScript(shiftDate, Number(process.env['TEST_CLOCK_AHEAD'] ?? 0));
    if (!hearsOthers) await window.routeWebSocket(/\/ws/, () => undefined);
    await window.newPage();
    keys.set(window, key);
    return window;
  }

  return {
    async take(options) {
      const key = JSON.stringify(options);
      const window = free.get(key)?.pop() ?? (await open(key, options));
      // Rate limits count by address, so each visitor has one of its own.
      await window.setExtraHTTPHeaders({ 'x-viewer-address': ulid() });
      return window;
    },
    async giveBack(window) {
      const key = keys.get(window) ?? '';
      try {
        await empty(window, origin, JSON.parse(key) as WindowOptions);
        free.set(key, [...(free.get(key) ?? []), window]);
      } catch {
        // A window that hangs cannot be cleaned up and is not lent again.
        keys.delete(window);
        await window.close();
      }
    },
  };
}

async function empty(
  window: BrowserContext,
  origin: string,
  { viewport, colorScheme = 'light', reducedMotion = 'reduce' }: WindowOptions,
): Promise<void> {
  const [first, ...others] = window.pages();
  if (first === undefined) throw new Error('The window has no page');
  first.removeAllListeners();
  // Before the rest: going online is sent to each page, and one that closes meanwhile fails it.
  await Promise.all(others.map((page) => page.close()));
  await Promise.all([
    first.unrouteAll({ behavior: 'ignoreErrors' }),
    window.setOffline(false),
    first.emulateMedia({ colorScheme, reducedMotion, media: null }),
    viewport && first.setViewportSize(viewport),
  ]);
  await first.goto(emptyPage, { timeout: 5000 });
  await first.evaluate(() => sessionStorage.clear());
  await window.clearCookies();
  const session = await window.newCDPSession(first);
  const storageTypes = 'local_storage,indexeddb,cache_storage,service_workers';
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes });
  await session.send('Page.resetNavigationHistory');
  await session.detach();
}
