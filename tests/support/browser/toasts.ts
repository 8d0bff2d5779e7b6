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

/** Does `act` and presses a button of the toast it shows; the page itself does, before the toast is gone. */
export async function pressInToast(
  page: Page,
  label: string,
  act: () => Promise<unknown>,
): Promise<void> {
  const isPressed = (wanted: string) => {
    const buttons = document.querySelectorAll<HTMLElement>('.mantine-Notification-root button');
    const button = [...buttons].find(({ textContent }) => textContent === wanted);
    button?.click();
    return button !== undefined;
  };
  await Promise.all([page.waitForFunction(isPressed, label, { polling: 100 }), act()]);
}
