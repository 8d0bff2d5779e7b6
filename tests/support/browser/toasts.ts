import type { Page } from 'playwright-core';

/**
 * Does `act` and waits for the toast it shows. The page itself watches for the text: this process
 * also serves the site and loads its functions, so it may look only after the toast is gone. A
 * toast that was there before, or the same word elsewhere on the page, does not count.
 */
export async function expectToast(
  page: Page,
  text: string,
  act: () => Promise<unknown>,
): Promise<void> {
  await page.evaluate(() => {
    for (const toast of document.querySelectorAll('.mantine-Notification-root'))
      toast.setAttribute('data-seen-before', '');
  });
  const isTold = (wanted: string) =>
    [...document.querySelectorAll('.mantine-Notification-root:not([data-seen-before])')].some(
      (toast) => toast.textContent.includes(wanted),
    );
  await Promise.all([page.waitForFunction(isTold, text, { polling: 100 }), act()]);
}
