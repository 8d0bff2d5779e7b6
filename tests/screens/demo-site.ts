import { startTestSite } from '@driftig/local-cloud/testing/harness';
import type { Browser } from 'playwright-core';

import { launchBrowser } from '../support/browser/browser.ts';
import { fromNow, moveClock, workingHour } from './working-hour.ts';

/** Starts a site of its own with the demo company of a working hour and a browser, and stops both afterwards. */
export async function onDemoSite<T>(
  work: (browser: Browser, url: string) => Promise<T>,
): Promise<T> {
  moveClock(fromNow);
  const site = await startTestSite();
  const browser = await launchBrowser();
  try {
    process.stdout.write('Demo company ...\n');
    const { loadDemoCompany } = await import('@driftig/local-cloud/demo/load-demo');
    await loadDemoCompany(workingHour);
    return await work(browser, site.url);
  } finally {
    await browser.close();
    await site.stop();
  }
}
