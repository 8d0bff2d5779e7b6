import { authRoutes } from '@driftig/contracts/auth/routes';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';

import { accessibilityFaults } from '../support/accessibility.ts';
import { openStage, withMails } from '../support/stage.ts';

const stage = openStage(withMails);

async function open(width: number, colorScheme: 'light' | 'dark'): Promise<Page> {
  const context = await stage.newContext({
    viewport: { width, height: 900 },
    colorScheme,
  });
  const page = await context.newPage();
  await page.goto(stage.site.mailUrl);
  return page;
}

async function register(email: string): Promise<void> {
  const answer = await fetch(stage.site.url + authRoutes.registerCompany.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: stage.site.url },
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
  expect(new URL(opened.url()).origin).toBe(stage.site.url);
  expect(await opened.title()).toContain('Driftig');
  await expectSound(page);
  await page.context().close();
});
