import { beforeEach, expect, test } from 'vitest';

import { createCompany, type TestCompany } from '../support/company.ts';
import { pngFile } from '../support/pictures.ts';
import { openScreen, page, setUpScreens } from '../support/screen.ts';
import { expectToast } from '../support/toasts.ts';

setUpScreens();
let company: TestCompany;

beforeEach(async () => {
  company = await createCompany();
});

/** Chooses a picture for the group with this label; gives the width in px of the one shown. */
async function choosePicture(label: string, told: string): Promise<number> {
  const group = page.getByRole('group', { name: label });
  const buffer = Buffer.from(await pngFile(64, 48).arrayBuffer());
  await expectToast(page, told, () =>
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

test('a logo and a profile picture are uploaded and shown', async () => {
  await openScreen('/dashboard?settings=company', { as: company.owner });
  expect(await choosePicture('Logo', 'Logoet er gemt')).toBe(64);
  await page.goto('/profile');
  expect(await choosePicture('Billede', 'Billedet er gemt')).toBe(64);
});

test('every screen of a suspended company says so', async () => {
  const { store } = company;
  await store.commit({
    writes: [store.company.suspend(true)],
    audit: { action: 'company.suspended', subject: 'test' },
  });
  await openScreen('/customers', { as: company.owner });
  const told = page.getByText(/^Virksomheden er sat på pause/);
  await told.waitFor();
  await page.getByRole('link', { name: 'Invoices' }).click();
  await page.waitForURL('**/invo');
  expect(await told.isVisible()).toBe(true);
});
