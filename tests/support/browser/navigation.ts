import type { Page } from 'playwright-core';

/**
 * Navigates without a page load, as a link does, and waits for the path it leads to with the title
 * of its screen. A title alone is no sign: the screen before may set its own a moment later.
 */
export async function navigateInApp(page: Page, address: string, expected: string): Promise<void> {
  await page.evaluate((to) => {
    document.title = '';
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  const hasArrived = (path: string) => document.title !== '' && location.pathname === path;
  try {
    await page.waitForFunction(hasArrived, expected);
  } catch (error) {
    const path = await page.evaluate(() => location.pathname);
    throw new Error(`${address} leads to ${path}, not to ${expected}`, { cause: error });
  }
}
