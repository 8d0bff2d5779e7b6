import { authRoutes } from '@driftig/contracts/auth';
import { loadConsumers } from '@driftig/local-cloud/consumers';
import { startTestSite } from '@driftig/local-cloud/harness';
import { startOutboxRunner } from '@driftig/local-cloud/outbox-runner';
import type { TestSite } from '@driftig/local-cloud/test-cloud';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { accessibilityFaults } from '../support/accessibility.ts';
import { launchBrowser } from '../support/browser.ts';

let site: TestSite;
let browser: Browser;

beforeAll(async () => {
  site = await startTestSite({
    background: (env) =>
      startOutboxRunner(env, loadConsumers, (error) => expect.fail(String(error))),
  });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

async function open(width: number, colorScheme: 'light' | 'dark'): Promise<Page> {
  const context = await browser.newContext({
    baseURL: site.url,
    viewport: { width, height: 900 },
    colorScheme,
    locale: 'da-DK',
  });
  const page = await context.newPage();
  await page.goto(site.mailUrl);
  return page;
}

async function register(email: string): Promise<void> {
  const answer = await fetch(site.url + authRoutes.registerCompany.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.url },
    body: JSON.stringify({ email, companyName: 'Fjord Event ApS', password: 'hemmelig-kode-1' }),
  });
  expect(answer.status).toBe(201);
}

/** The page needs no sideways scrolling and axe finds nothing. */
async function expectSound(page: Page): Promise<void> {
  const tooWide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth;
  });
  expect(tooWide).toBe(false);
  expect(await accessibilityFaults(page)).toEqual([]);
}

test('who registers finds the greeting at the address of the site, and its button opens the site', async () => {
  const page = await open(360, 'dark');
  await page.getByText('Ingen mails endnu').waitFor();
  await register('mette@fjord.dk');
  const greeting = page.getByRole('link', { name: 'Velkommen til Driftig' });
  await expect
    .poll(async () => (await page.reload()) && (await greeting.count()), { timeout: 60_000 })
    .toBe(1);
  await expectSound(page);

  await greeting.click();
  await page.getByText('Fjord Event ApS', { exact: false }).first().waitFor();
  const mail = page.frameLocator('iframe');
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    mail.getByRole('link').first().click(),
  ]);
  await opened.waitForLoadState();
  expect(new URL(opened.url()).origin).toBe(site.url);
  expect(await opened.title()).toContain('Driftig');
  await expectSound(page);
  await page.context().close();
});
