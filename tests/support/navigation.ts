import type { Page } from 'playwright-core';

/** Navigates without a page load, as a link does; gives the path once the screen has its title. */
export async function navigateInApp(page: Page, address: string): Promise<string> {
  await page.evaluate((to) => {
    document.title = '';
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await page.waitForFunction(() => document.title !== '');
  return new URL(page.url()).pathname;
}
