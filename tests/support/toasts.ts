import type { Page } from 'playwright-core';

/**
 * Does `act` and waits for the toast it shows. The page itself watches for the text: this process
 * also serves the site and loads its functions, so it may look only after the toast is gone.
 */
export async function expectToast(
  page: Page,
  text: string,
  act: () => Promise<unknown>,
): Promise<void> {
  const isTold = (wanted: string) => document.body.innerText.includes(wanted);
  await Promise.all([page.waitForFunction(isTold, text, { polling: 100 }), act()]);
}
