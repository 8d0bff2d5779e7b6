import { expect, test } from 'vitest';

import { createCompany } from '../support/company/company.ts';
import { issue } from '../support/company/invoices.ts';
import { expectAccessible, openWindow, page, setUpScreens } from '../support/browser/screen.ts';

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
    // On a phone the pending list is above the chart.
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
])(
  'at %i px what waits stands above the charts: %s; nothing is seen before its place is known',
  async (width, isAbove) => {
    const { owner } = await createCompany();
    await issue(owner);
    await openWindow({ as: owner, width, hearsOthers: false });
    await page.route('**/getCounts', (route) => route.abort());
    const day = Promise.withResolvers<void>();
    await page.route('**/api/planner?*', (route) => day.promise.then(() => route.continue()));
    await page.goto('/dashboard');
    const sum = page.getByText('100,0 kr.');
    await sum.waitFor({ state: 'attached' });
    await sum.waitFor({ state: 'hidden' });
    day.resolve();
    await sum.waitFor();
    await page.getByText('Noget kunne ikke hentes. Der kan være mere at gøre.').waitFor();
    const headings = await page.locator('main').getByRole('heading').allInnerTexts();
    const at = (text: string) => headings.findIndex((one) => one.startsWith(text));
    expect(at('Venter på dig')).toBeGreaterThanOrEqual(0);
    expect(at('Venter på dig') < at('Salg')).toBe(isAbove);
  },
);

const chart = () => page.getByRole('img', { name: /^Søjlediagram: Salg/ });
const isNivo = (url: URL) => url.pathname.includes('nivo-bars');

/** Left, top, width and height of the tallest bar, in whole pixels. */
async function tallestBar(selector: string): Promise<readonly number[]> {
  const bars = await chart()
    .locator(selector)
    .evaluateAll((found) => found.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
  const [bar] = bars.toSorted((a, b) => b.height - a.height);
  return [bar?.x, bar?.y, bar?.width, bar?.height].map((size) => Math.round(size ?? 0));
}

test.each([1440, 360])(
  'the bars stand in the first view, and nivo draws them in the same place when they are in sight (%i px)',
  async (width) => {
    const { owner } = await createCompany();
    await issue(owner);
    await openWindow({ as: owner, width, hearsOthers: false });
    const held = Promise.withResolvers<void>();
    let asked = 0;
    await page.route(isNivo, async (route) => {
      asked += 1;
      await held.promise;
      await route.continue();
    });
    await page.goto('/dashboard');
    await chart().waitFor();
    const november = page.getByRole('listitem').getByText(/^November 2026: 100,00 kr\.$/);
    await expect.poll(() => november.count()).toBe(1);
    await chart().scrollIntoViewIfNeeded();
    await expect.poll(() => asked).toBe(1);
    const first = await tallestBar('[class*="_bar_"]');
    expect(first[3]).toBeGreaterThan(50);
    held.resolve();
    await chart().locator('svg').waitFor();
    const drawn = await tallestBar('[class*="_shape_"]');
    for (const [index, size] of drawn.entries())
      expect(Math.abs(size - (first[index] ?? 0))).toBeLessThanOrEqual(1);
    await chart().locator('[class*="_area_"]').nth(10).hover();
    await chart().getByText('100,00 kr.').waitFor();
    await expectAccessible();
  },
);

test('without the code of nivo the bars of the first view stay', async () => {
  const { owner } = await createCompany();
  await issue(owner);
  await openWindow({ as: owner, width: 1440, hearsOthers: false });
  const asked = page.waitForRequest((request) => isNivo(new URL(request.url())));
  await page.route(isNivo, (route) => route.abort());
  await page.goto('/dashboard');
  await asked;
  await chart().scrollIntoViewIfNeeded();
  expect((await tallestBar('[class*="_bar_"]'))[3]).toBeGreaterThan(50);
});
