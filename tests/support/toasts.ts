import type { Page } from 'playwright-core';

/**
 * Does what makes the page tell something for a few seconds. The page itself looks out for it: from
 * here one may look too late, because this process also serves the site and loads its functions.
 */
export async function expectToast(
  page: Page,
  text: string,
  act: () => Promise<unknown>,
): Promise<void> {
  const isTold = (wanted: string) => document.body.innerText.includes(wanted);
  await Promise.all([page.waitForFunction(isTold, text, { polling: 100 }), act()]);
}
