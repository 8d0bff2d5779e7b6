import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { createCompany, type TestCompany } from '../support/company.ts';
import { pngFile } from '../support/pictures.ts';
import { enter, openStage } from '../support/stage.ts';
import { expectTold } from '../support/toasts.ts';

const stage = openStage();
let company: TestCompany;
let page: Page;

beforeEach(async () => {
  company = await createCompany();
});
afterEach(async () => {
  await page.context().close();
});

async function open(path: string): Promise<void> {
  const context = await stage.newContext();
  await enter(context, company.owner);
  page = await context.newPage();
  await page.goto(path);
}

/** Chooses a picture for what stands under the label, and gives how wide the one is that is shown. */
async function choosePicture(label: string, told: string): Promise<number> {
  const group = page.getByRole('group', { name: label });
  const buffer = Buffer.from(await pngFile(64, 48).arrayBuffer());
  await expectTold(page, told, () =>
    group
      .locator('input[type=file]')
      .setInputFiles({ name: 'billede.png', mimeType: 'image/png', buffer }),
  );
  const shown = group.locator('img');
  await shown.waitFor();
  return shown.evaluate(async (image) => {
    if (!(image instanceof HTMLImageElement)) return 0;
    await image.decode();
    return image.naturalWidth;
  });
}

test('a logo and a picture of oneself are chosen and seen, on the built site', async () => {
  await open('/dashboard?settings=company');
  expect(await choosePicture('Logo', 'Logoet er gemt')).toBe(64);
  await page.goto('/profile');
  expect(await choosePicture('Billede', 'Billedet er gemt')).toBe(64);
});

test('whoever works for a suspended company is told on every screen', async () => {
  const { store } = company;
  await store.commit({
    writes: [store.company.suspend(true)],
    audit: { action: 'company.suspended', subject: 'test' },
  });
  await open('/customers');
  const told = page.getByText(/^Virksomheden er sat på pause/);
  await told.waitFor();
  await page.getByRole('link', { name: 'Invoices' }).click();
  await page.waitForURL('**/invo');
  expect(await told.isVisible()).toBe(true);
});
