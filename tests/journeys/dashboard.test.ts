import { expect, test } from 'vitest';

import { createCompany } from '../support/company.ts';
import { issue } from '../support/invoices.ts';
import { expectAccessible, openWindow, page, setUpScreens } from '../support/screen.ts';

setUpScreens();

const failed = () => page.getByText('Kunne ikke hente data. Prøv igen.');
const retry = () => page.getByRole('main').getByRole('button', { name: 'Prøv igen' });

test.each([1440, 360])(
  'a part that cannot be fetched shows its own error and retry; the others stay (%i px)',
  async (width) => {
    const { owner } = await createCompany();
    await issue(owner);
    await openWindow({ as: owner, width, hearsOthers: false });
    for (const path of ['**/api/sales-graf-data?*', '**/getCounts'])
      await page.route(path, (route) => route.abort());
    await page.goto('/dashboard');
    await page.getByText('100,0 kr.').waitFor();
    await failed().waitFor();
    await page.getByText('Noget kunne ikke hentes. Der kan være mere at gøre.').waitFor();
    await expect.poll(() => failed().count()).toBe(1);
    await expectAccessible();
    await page.unrouteAll();
    await expect.poll(() => retry().count()).toBe(2);
    // On a phone what waits stands above the chart.
    await retry().first().click();
    await expect.poll(() => retry().count()).toBe(1);
    await retry().click();
    await retry().waitFor({ state: 'detached' });
    await expect.poll(() => failed().count()).toBe(0);
    await expectAccessible();
  },
);

test.each([
  [360, true],
  [1440, false],
])('at %i px what waits stands above the charts: %s', async (width, isAbove) => {
  const { owner } = await createCompany();
  await issue(owner);
  await openWindow({ as: owner, width, hearsOthers: false });
  await page.route('**/getCounts', (route) => route.abort());
  await page.goto('/dashboard');
  await page.getByText('100,0 kr.').waitFor();
  await page.getByText('Noget kunne ikke hentes. Der kan være mere at gøre.').waitFor();
  const headings = await page.locator('main').getByRole('heading').allInnerTexts();
  const at = (text: string) => headings.findIndex((one) => one.startsWith(text));
  expect(at('Venter på dig')).toBeGreaterThanOrEqual(0);
  expect(at('Venter på dig') < at('Salg')).toBe(isAbove);
});
