import { authRoutes } from '@driftig/contracts/auth/routes';
import { expect, test } from 'vitest';

import { newEmail } from '../support/stack/emails.ts';
import {
  allowInConsole,
  expectAccessible,
  openScreen,
  page,
  setUpScreens,
} from '../support/browser/screen.ts';
import { site } from '../support/browser/site.ts';

setUpScreens();

async function register(email: string): Promise<void> {
  const answer = await fetch(site().url + authRoutes.registerCompany.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site().url },
    body: JSON.stringify({ email, companyName: 'Fjord Event ApS', password: 'hemmelig-kode-1' }),
  });
  expect(answer.status).toBe(201);
}

/** The page fits in its width, and axe finds no fault. */
async function expectFitsAndAccessible(): Promise<void> {
  const tooWide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth;
  });
  expect(tooWide).toBe(false);
  await expectAccessible();
}

test('the welcome mail is listed in the local mail viewer, and its button opens the site', async () => {
  // axe asks the frame of the mail, which has no origin because it is sandboxed.
  allowInConsole(/^Failed to execute 'postMessage'/);
  const email = newEmail('mette');
  await openScreen(`${site().mailUrl}?to=${email}`, { width: 360 });
  await page.getByText(`Ingen mails til "${email}"`).waitFor();
  await register(email);
  const greeting = page.getByRole('link', { name: 'Velkommen til Driftig' });
  await expect
    .poll(async () => (await page.reload()) && (await greeting.count()), { timeout: 60_000 })
    .toBe(1);
  await expectFitsAndAccessible();

  await greeting.click();
  await page.getByText('Fjord Event ApS', { exact: false }).first().waitFor();
  const mail = page.frameLocator('iframe');
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    mail.getByRole('link').first().click(),
  ]);
  await opened.waitForLoadState();
  expect(new URL(opened.url()).origin).toBe(site().url);
  expect(await opened.title()).toContain('Driftig');
  await expectFitsAndAccessible();
});
