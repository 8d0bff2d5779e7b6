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
  // The path is the page's own word: the browser tells of a redirect a moment later.
  const arrived = await page.waitForFunction(() =>
    document.title !== '' && location.pathname !== '/' ? location.pathname : undefined,
  );
  return (await arrived.jsonValue()) ?? '';
}
