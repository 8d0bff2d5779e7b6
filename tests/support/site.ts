import { startDeliveries } from '@driftig/local-cloud/outbox/deliveries';
import { startTestSite } from '@driftig/local-cloud/testing/harness';
import type { TestSite } from '@driftig/local-cloud/testing/test-cloud';
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { ulid } from 'ulid';
import { expect, test } from 'vitest';

import { launchBrowser } from './browser.ts';

/**
 * One site and one browser per worker process: every journey file that it runs shares them. They
 * are started by the first file and stopped with the worker.
 */
const withSite = test
  .extend('site', { scope: 'worker' }, () =>
    startTestSite({
      background: (env) => startDeliveries(env, (error) => expect.fail(String(error))),
    }),
  )
  .extend('browser', { scope: 'worker' }, async ({ site }, { onCleanup }) => {
    const browser = await launchBrowser();
    onCleanup(async () => {
      await browser.close();
      await site.stop();
    });
    return browser;
  });

let running: { readonly site: TestSite; readonly browser: Browser } | undefined;

/** Called at the top of a journey file: `site()` and `newContext()` work in its tests and hooks. */
export function setUpSite(): void {
  withSite.beforeAll(({ site, browser }) => {
    running = { site, browser };
  });
}

/** The built site with its functions, as `npm start` runs it, mails included. */
export const site = () => started().site;

/**
 * A browser window without cookies: 1440 px and Danish by default. Each has an address of its own,
 * because rate limits count by address.
 */
export function newContext(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  return started().browser.newContext({
    baseURL: site().url,
    viewport: { width: 1440, height: 900 },
    locale: 'da-DK',
    timezoneId: 'Europe/Copenhagen',
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'x-viewer-address': ulid() },
    ...options,
  });
}

function started() {
  if (running === undefined) throw new Error('The file does not call setUpSite()');
  return running;
}
