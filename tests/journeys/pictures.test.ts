import { sessionRoutes } from '@driftig/contracts/auth/session';
import { employeeRoutes } from '@driftig/contracts/employees/routes';
import type { Locator } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';

import { createCompany, type TestCompany } from '../support/company/company.ts';
import { heicPhoto } from '../support/files/heic-photo.ts';
import { pngFile } from '../support/files/pictures.ts';
import {
  button,
  expectAccessible,
  openScreen,
  openWindow,
  page,
  setUpScreens,
} from '../support/browser/screen.ts';
import { expectToast } from '../support/browser/toasts.ts';

setUpScreens();
const checkPath = sessionRoutes.checkSession.path;
let company: TestCompany;

beforeEach(async () => {
  company = await createCompany();
});

interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const png = async () => ({
  name: 'billede.png',
  mimeType: 'image/png',
  buffer: Buffer.from(await pngFile(64, 48).arrayBuffer()),
});

const inputOf = (label: string) =>
  page.getByRole('group', { name: label }).locator('input[type=file]');

/** Chooses a picture for the group with this label; gives the width in px of the one shown. */
async function choosePicture(label: string, told: string, file: ChosenFile): Promise<number> {
  await expectToast(page, told, () => inputOf(label).setInputFiles(file));
  const shown = page.getByRole('group', { name: label }).locator('img');
  await shown.waitFor();
  return shown.evaluate(async (image) => {
    if (!(image instanceof HTMLImageElement)) return 0;
    await image.decode();
    return image.naturalWidth;
  });
}

test('a logo and a profile picture are uploaded and shown', async () => {
  await openScreen('/dashboard?settings=company', { as: company.owner });
  expect(await choosePicture('Logo', 'Logoet er gemt', await png())).toBe(64);
  await page.goto('/profile');
  expect(await choosePicture('Billede', 'Billedet er gemt', await png())).toBe(64);
});

test('a profile picture is shown to colleagues, fetched once, and people without one cause no request', async () => {
  const { owner, employee } = company;
  await openScreen('/profile', { as: employee });
  await choosePicture('Billede', 'Billedet er gemt', await png());
  const menu = page.locator('header button[popovertarget] img');
  await menu.waitFor();
  for (const [path, who] of [
    ['/admin', employee],
    ['/myteam', owner],
    ['/chat', owner],
  ] as const) {
    await openWindow({ as: who });
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/emplo/picture/')) asked.push(pathname);
    });
    await page.goto(path);
    const row = page.locator('main').locator('tr, li').filter({ hasText: 'Jonas Bak' });
    await row.locator('img').waitFor();
    await expectAccessible();
    await expect.poll(() => page.locator('main').locator('tr, li').locator('img').count()).toBe(1);
    expect(asked).toEqual([`/emplo/picture/${employee.user.userId}`]);
  }
});

/**
 * Between pressing and letting go, the server answers again: the bar of the lost connection, which pushes
 * the page down, must not move the pressed button away.
 */
async function pressWhileConnectionReturns(target: Locator): Promise<void> {
  await target.hover();
  await page.mouse.down();
  await page.unroute(`**${checkPath}`);
  const answered = page.waitForResponse(`**${checkPath}`);
  await button('Prøv nu').press('Enter');
  await answered;
  await page.mouse.up();
}

test('a picture that no connection took says so, and is sent again without choosing it anew', async () => {
  await openScreen('/profile', { as: company.owner, hearsOthers: false });
  await page.route('**/picture*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  // An answer that comes later would say that the server is reached.
  await page.waitForLoadState('networkidle');
  await page.route(`**${checkPath}`, (route) => route.abort());
  await inputOf('Billede').setInputFiles(await png());
  const alert = page.getByRole('alert').filter({ hasText: 'Billedet er ikke ændret.' });
  await alert.waitFor();
  await expectAccessible();
  await page.unroute('**/picture*');
  const again = alert.getByRole('button', { name: 'Prøv igen' });
  await expectToast(page, 'Billedet er gemt', () => pressWhileConnectionReturns(again));
  await page.getByRole('group', { name: 'Billede' }).locator('img').waitFor();
});

test('a HEIC photo of a phone becomes a JPEG in the browser, and a damaged one is told', async () => {
  const heic = { name: 'IMG_0042.HEIC', mimeType: '', buffer: heicPhoto };
  await openScreen('/profile', { as: company.owner });
  const half = { ...heic, buffer: heicPhoto.subarray(0, 200) };
  await inputOf('Billede').setInputFiles(half);
  await page.getByRole('alert').filter({ hasText: 'kan ikke omdannes fra HEIC' }).waitFor();
  expect(await choosePicture('Billede', 'Billedet er gemt', heic)).toBe(64);
  const params = { id: company.owner.user.userId };
  const stored = await company.owner.call(employeeRoutes.showPicture, { params });
  expect(stored.headers['content-type']).toBe('image/jpeg');
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
  await expect.poll(() => told.isVisible()).toBe(true);
});
