import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';

import { accessibilityFaults } from '../support/accessibility.ts';
import { createCompany } from '../support/company.ts';
import { issue } from '../support/invoices.ts';
import { isRefusal, noiseOf } from '../support/noise.ts';
import { enter, openStage } from '../support/stage.ts';

const stage = openStage();
let context: BrowserContext;
let page: Page;
let noise: string[] = [];

afterEach(async () => {
  await context.close();
  expect(noise.filter((line) => !isRefusal(line))).toEqual([]);
});

const failed = () => page.getByText('Kunne ikke hente data. Prøv igen.');
const retry = () => page.getByRole('main').getByRole('button', { name: 'Prøv igen' });
const clean = async () => expect(await accessibilityFaults(page)).toEqual([]);

test.each([
  [1440, 'light'],
  [360, 'dark'],
] as const)(
  'what cannot be fetched says so in its own place, and the rest stays (%i px, %s)',
  async (width, colorScheme) => {
    const { owner } = await createCompany();
    await issue(owner);
    context = await stage.newContext({ viewport: { width, height: 900 }, colorScheme });
    await enter(context, owner);
    page = await context.newPage();
    noise = noiseOf(page);
    for (const path of ['**/api/sales-graf-data?*', '**/getCounts'])
      await page.route(path, (route) => route.abort());
    await page.goto('/dashboard');
    await page.getByText('100,0 kr.').waitFor();
    await failed().waitFor();
    await page.getByText('Noget kunne ikke hentes. Der kan være mere at gøre.').waitFor();
    expect(await failed().count()).toBe(1);
    await clean();
    await page.unrouteAll();
    expect(await retry().count()).toBe(2);
    await retry().first().click();
    await failed().waitFor({ state: 'detached' });
    await retry().click();
    await retry().waitFor({ state: 'detached' });
    await clean();
  },
);
