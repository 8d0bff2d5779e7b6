import type { Page } from 'playwright-core';

/**
 * Navigates without a page load, as a link does; gives the path once the screen has its title. `/`
 * is only passed through: it sends everybody on to their first screen.
 */
export async function navigateInApp(page: Page, address: string): Promise<string> {
  await page.evaluate((to) => {
    document.title = '';
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await page.waitForFunction(() => document.title !== '' && location.pathname !== '/');
  return new URL(page.url()).pathname;
}
