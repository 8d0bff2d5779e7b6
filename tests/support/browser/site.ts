import { startDeliveries } from '@driftig/local-cloud/outbox/deliveries';
import { startTestSite } from '@driftig/local-cloud/testing/harness';
import type { TestSite } from '@driftig/local-cloud/testing/test-cloud';
import type { BrowserContext } from 'playwright-core';
import { expect, test } from 'vitest';

import { launchBrowser } from './browser.ts';
import { lendWindows, type WindowOptions, type Windows } from './windows.ts';

/**
 * One site and one browser per worker process: every journey file that it runs shares them. They
 * are started by the first file and stopped with the worker.
 */
const withSite = test
  .extend('site', { scope: 'worker' }, () =>
    startTestSite({
      background: (options) =>
        startDeliveries(options, (error) => expect.fail(String(error)), { strikesHours: false }),
    }),
  )
  .extend('windows', { scope: 'worker' }, async ({ site }, { onCleanup }) => {
    const browser = await launchBrowser();
    onCleanup(async () => {
      await browser.close();
      await site.stop();
    });
    return lendWindows(browser, site.url);
  });

let running: { readonly site: TestSite; readonly windows: Windows } | undefined;

/** Called at the top of a journey file: `site()` and `takeWindow()` work in its tests and hooks. */
export function setUpSite(): void {
  withSite.beforeAll(({ site, windows }) => {
    running = { site, windows };
  });
}

/** The built site with its functions, as `npm start` runs it, mails included. */
export const site = () => started().site;

/** A browser window without cookies: 1440 px and Danish by default. */
export function takeWindow(options: WindowOptions = {}): Promise<BrowserContext> {
  return started().windows.take({
    viewport: { width: 1440, height: 900 },
    locale: 'da-DK',
    timezoneId: 'Europe/Copenhagen',
    reducedMotion: 'reduce',
    ...options,
  });
}

export const giveBackWindow = (window: BrowserContext) => started().windows.giveBack(window);

function started() {
  if (running === undefined) throw new Error('The file does not call setUpSite()');
  return running;
}
