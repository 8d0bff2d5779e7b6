import { companyRoutes } from '@driftig/contracts/company/routes';
import { expect, test } from 'vitest';

import { createCompany } from '../support/company/company.ts';
import {
  allowInConsole,
  button,
  dialog,
  dialogButton,
  expectAccessible,
  openScreen,
  openWindow,
  page,
  setUpScreens,
} from '../support/browser/screen.ts';
import { expectToast } from '../support/browser/toasts.ts';

setUpScreens();

const bar = () => page.getByRole('navigation', { name: 'Genveje' });
const press = (key: string) => page.keyboard.press(key);

test('an employee has a bar at the bottom of a phone, and only there', async () => {
  const { employee, owner } = await createCompany({ plan: 'pro' });
  await openScreen('/dashboard', { as: employee, width: 360 });
  const links = bar().getByRole('link');
  await links.first().waitFor();
  await expect
    .poll(() => links.allInnerTexts())
    .toEqual(['Kalender', 'Timer', 'Ferie', 'Opgaver', 'Chat']);
  expect(await bar().evaluate((element) => element.getBoundingClientRect().height)).toBe(64);
  await expectAccessible();
  for (const [name, path] of [
    ['Timer', '/timereg'],
    ['Ferie', '/vacat'],
    ['Opgaver', '/genereltasks'],
    ['Chat', '/chat'],
    ['Kalender', '/dashboard'],
    ['Kalender', '/dashboard#kalender'],
  ] as const) {
    await links.filter({ hasText: name }).click();
    await page.waitForURL(`**${path}`);
    await expect
      .poll(() => links.filter({ hasText: name }).getAttribute('aria-current'))
      .toBe('page');
  }
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect.poll(() => bar().isVisible()).toBe(false);
  await openScreen('/dashboard', { as: owner, width: 360 });
  await page.getByRole('main').getByText('Kom i gang').waitFor();
  await expect.poll(() => bar().count()).toBe(0);
});

test('Settings and Log Out are in view on a small laptop', async () => {
  const { owner } = await createCompany();
  await openScreen('/dashboard', { as: owner });
  await page.setViewportSize({ width: 1366, height: 768 });
  for (const name of ['Settings', 'Log Out']) {
    const box = await button(name).boundingBox();
    expect(box && box.y + box.height, name).toBeLessThanOrEqual(768);
  }
});

test('on a phone Back closes the menu, and what is followed from it takes its place', async () => {
  const { owner } = await createCompany();
  await openScreen('/customers', { as: owner, width: 360 });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await button('Åbn menu').click();
  await menu.waitFor();
  await page.goBack();
  await menu.waitFor({ state: 'hidden' });
  expect(new URL(page.url()).pathname).toBe('/customers');
  await button('Åbn menu').click();
  await menu.getByRole('link', { name: 'Products', exact: true }).click();
  await page.waitForURL('**/products');
  await menu.waitFor({ state: 'hidden' });
  await page.goBack();
  await page.waitForURL('**/customers');
  await expect.poll(() => menu.isVisible()).toBe(false);
});

test('an unknown address keeps the menu and leads back', async () => {
  const { owner } = await createCompany();
  await openScreen('/findes-ikke', { as: owner });
  await page.getByText('404 - Siden findes ikke').waitFor();
  await expectAccessible();
  await page.getByRole('navigation', { name: 'Hovedmenu' }).waitFor();
  await page.getByRole('link', { name: 'Til Dashboard' }).click();
  await page.waitForURL('**/dashboard');
  await openScreen('/findes-ikke');
  await page.getByRole('link', { name: 'Til forsiden' }).waitFor();
});

test('Ctrl+Enter saves a dialog from any of its fields, once', async () => {
  const { owner } = await createCompany();
  await openScreen('/products?new=1', { as: owner });
  await dialog().getByLabel('Navn').fill('Telt');
  const saves: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') saves.push(request.url());
  });
  const description = dialog().getByLabel('Beskrivelse');
  await description.fill('3 x 6 m');
  await description.press('Control+Enter');
  await dialog().waitFor({ state: 'detached' });
  await page.getByRole('main').getByText('Telt').first().waitFor();
  expect(saves).toHaveLength(1);
});

test('? lists the keys, but not while one types, and can be switched off', async () => {
  const { owner } = await createCompany();
  await openScreen('/products', { as: owner });
  const search = page.getByPlaceholder('Søg i produkter');
  await search.fill('telt');
  await search.press('?');
  await expect.poll(() => dialog().count()).toBe(0);
  await expect.poll(() => search.inputValue()).toBe('telt?');
  await page.locator('main').focus();
  await press('?');
  await dialog().getByText('Tastaturgenveje').waitFor();
  await expectAccessible();
  await dialog().getByRole('switch').press('Space');
  await press('Escape');
  await dialog().waitFor({ state: 'detached' });
  await page.locator('main').focus();
  await press('?');
  await expect.poll(() => dialog().count()).toBe(0);
  await page.getByRole('button', { name: 'Mette Prøve' }).click();
  await button('Tastaturgenveje').click();
  await dialog().getByText('Gem formularen eller dialogen').waitFor();
});

test('a save without connection says what is kept, and trying again saves it', async () => {
  allowInConsole(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const { owner } = await createCompany();
  await openScreen('/products?new=1', { as: owner, hearsOthers: false });
  await dialog().getByLabel('Navn').fill('Telt');
  await page.context().setOffline(true);
  await dialogButton('Gem').click();
  const alert = dialog().getByRole('alert');
  await alert.getByText('Det, du har skrevet, er der stadig.').waitFor();
  await expectAccessible();
  await page.context().setOffline(false);
  await alert.getByRole('button', { name: 'Prøv igen' }).click();
  await dialog().waitFor({ state: 'detached' });
  await page.getByRole('main').getByText('Telt').first().waitFor();
});

test('the first settings ask for the bank account as well', async () => {
  const { owner } = await createCompany();
  await openWindow({ as: owner });
  // As of a company whose settings were never saved (product I7).
  await page.route(`**${companyRoutes.getFirstTimeCompany.path}`, (route) =>
    route.fulfill({ json: { firstTimeSettup: true } }),
  );
  await page.goto('/dashboard');
  await dialog().getByLabel('Kontonummer').fill('0012345678');
  await expectToast(page, 'Indstillingerne er gemt', () =>
    dialog().getByLabel('Reg.nr.').press('Control+Enter'),
  );
});
