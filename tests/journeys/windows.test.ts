import { expect, test } from 'vitest';

import { createCompany } from '../support/company/company.ts';
import { logInQuietly, setUpScreens } from '../support/browser/screen.ts';
import { giveBackWindow, takeWindow } from '../support/browser/site.ts';

setUpScreens();

test('a browser window that is lent again has nothing of the test before', async () => {
  const options = { viewport: { width: 700, height: 500 }, colorScheme: 'dark' } as const;
  const window = await takeWindow(options);
  const [page] = window.pages();
  if (page === undefined) throw new Error('The window has no page');
  await logInQuietly(window, (await createCompany()).owner);
  await page.goto('/customers?new=1');
  await page.getByRole('dialog').getByLabel('Firma').fill('Halvt skrevet');
  await page.evaluate(() => {
    localStorage.setItem('trace', '1');
    sessionStorage.setItem('trace', '1');
    const opening = indexedDB.open('trace');
    return new Promise((resolve) => (opening.onsuccess = () => resolve(opening.result.close())));
  });
  await window.newPage();
  await page.route('**/*', (route) => route.abort());
  await page.setViewportSize({ width: 360, height: 360 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference', media: 'print' });
  await window.setOffline(true);
  await giveBackWindow(window);

  const again = await takeWindow(options);
  expect(again).toBe(window);
  expect(again.pages()).toEqual([page]);
  expect(await again.cookies()).toEqual([]);
  expect(page.viewportSize()).toEqual(options.viewport);
  await page.goto('/');
  await page.getByRole('button', { name: 'Log ind' }).first().waitFor();
  const left = await page.evaluate(async () => ({
    texts: [...Object.values(localStorage), ...Object.values(sessionStorage)],
    media: [
      'print',
      '(prefers-color-scheme: light)',
      '(prefers-reduced-motion: no-preference)',
    ].filter((query) => matchMedia(query).matches),
    databases: await indexedDB.databases(),
    // The empty page and this one.
    pages: history.length,
  }));
  expect(left).toEqual({ texts: [], media: [], databases: [], pages: 2 });
  await giveBackWindow(again);
});
