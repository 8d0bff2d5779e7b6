import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { recordRoutes } from '@driftig/contracts/records/routes';
import { createCompany, testPassword, type TestCompany } from '../support/company/company.ts';
import {
  address,
  allowInConsole,
  asItIsSent,
  button,
  context,
  dialog,
  dialogButton,
  expectAccessible,
  logInQuietly,
  openScreen,
  openWindow,
  page,
  setUpScreens,
} from '../support/browser/screen.ts';

setUpScreens();
let company: TestCompany;

beforeAll(async () => {
  company = await createCompany();
});

test('a session that expires while saving is renewed in a dialog, and the form is saved', async () => {
  await openScreen('/customers?new=1', { as: company.owner });
  await dialog().getByLabel('Firma').fill('Amager Ølhus ApS');
  await asItIsSent(recordRoutes.createRecord.path, () => context.clearCookies());
  await dialogButton('Gem').click();

  await page.getByText('Din session er udløbet.', { exact: false }).waitFor();
  await expect.poll(() => page.getByLabel('Firma').first().inputValue()).toBe('Amager Ølhus ApS');
  const again = page.getByRole('dialog', { name: 'Log ind igen' });
  await again.getByRole('textbox', { name: /Adgangskode/ }).fill(testPassword);
  await again.getByRole('button', { name: 'Login', exact: true }).click();

  await page.getByRole('dialog').first().waitFor({ state: 'detached' });
  await page.getByText('Amager Ølhus ApS').first().waitFor();
});

test('the hidden page of an ended session is gone after a quarter of an hour, and the login leads back', async () => {
  await openWindow({ as: company.owner });
  await page.clock.install();
  await page.goto('/customers?new=1');
  await dialog().getByLabel('Firma').fill('Glemt Kunde ApS');
  await asItIsSent(recordRoutes.createRecord.path, () => context.clearCookies());
  await dialogButton('Gem').click();
  await page.getByText('er her stadig i et kvarter', { exact: false }).waitFor();

  await page.clock.runFor('14:59');
  await expect.poll(() => page.getByLabel('Firma').first().inputValue()).toBe('Glemt Kunde ApS');
  await page.clock.runFor('00:01');
  await page.getByRole('dialog', { name: 'Login' }).waitFor();
  expect(new URL(page.url()).searchParams.get('next')).toBe('/customers?new=1');
  expect(await page.content()).not.toContain('Glemt Kunde');
  const kept = await page.evaluate(() => [
    ...Object.keys(localStorage).filter((key) => !key.startsWith('ui.')),
    ...Object.keys(sessionStorage),
  ]);
  expect(kept).toEqual([]);
});

test('a tab of the previous user does not save as the one who is logged in now', async () => {
  await openScreen('/customers?new=1', { as: company.owner });
  await dialog().getByLabel('Firma').fill('Forkert Firma ApS');
  await asItIsSent(recordRoutes.createRecord.path, () =>
    logInQuietly(context, company.administrator),
  );
  await dialogButton('Gem').click();
  await page.getByText('Din session er udløbet.', { exact: false }).waitFor();
  await expect.poll(() => page.getByLabel('Firma').first().inputValue()).toBe('Forkert Firma ApS');
});

test('a refused save shows its error at the field and keeps what was typed', async () => {
  await openScreen('/customers?new=1', { as: company.owner });
  await dialog().getByLabel('Firma').fill('Trøjborg Tryk');
  await dialog().getByLabel('CVR-nr.').fill('12345678');
  await dialogButton('Gem').click();
  await dialog().getByText('CVR-nummeret er ikke gyldigt. Tjek de 8 cifre.').waitFor();
  await expect.poll(() => dialog().getByLabel('Firma').inputValue()).toBe('Trøjborg Tryk');
});

test('an employee sees only the screens of an employee', async () => {
  await openScreen('/dashboard', { as: company.employee });
  await page.getByText('Hej Jonas Bak').waitFor();
  await expect.poll(() => page.getByRole('link', { name: 'Invoices' }).count()).toBe(0);
  await page.goto('/invo');
  await page.waitForURL('**/dashboard');
});

/** The browser's error when the code of a lazy part cannot be fetched. */
const missingCode = /^TypeError: Failed to fetch dynamically imported module/;
const productsCode = /products-page.*\.js/;

test('a screen whose code cannot be fetched offline is shown when the connection is back', async () => {
  allowInConsole(missingCode);
  await openScreen('/customers', { as: company.owner });
  await page.getByRole('heading', { name: 'Customers' }).waitFor();
  // An answer that is still on its way would say that the server is there.
  await page.waitForLoadState('networkidle');
  for (const what of [productsCode, '**/auth/check-auth'])
    await page.route(what, (route) => route.abort());
  await page.getByRole('link', { name: 'Products', exact: true }).click();
  await page.getByText('Siden kunne ikke hentes.').waitFor();
  await page.getByText('Ingen forbindelse.').waitFor();
  await page.getByRole('link', { name: 'Customers' }).waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Prøv nu' }).click();
  await page.getByText('Det, I sælger og lejer ud, med pris og antal.').first().waitFor();
  await expect.poll(async () => (await address()).pathname).toBe('/products');
});

test('a screen whose code is missing reloads the page once, and then on request', async () => {
  allowInConsole(missingCode);
  await openScreen('/customers', { as: company.owner, hearsOthers: false });
  await page.getByRole('heading', { name: 'Customers' }).waitFor();
  await page.route(productsCode, (route) => route.abort());
  await page.getByRole('link', { name: 'Products', exact: true }).click();
  await page.getByRole('button', { name: 'Prøv igen' }).waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Prøv igen' }).click();
  await page.getByText('Det, I sælger og lejer ud, med pris og antal.').first().waitFor();
  await expect.poll(async () => (await address()).pathname).toBe('/products');
});

test('a form keeps what was typed when the code of its calendar cannot be fetched', async () => {
  allowInConsole(missingCode);
  await openWindow({ as: company.owner });
  await page.route(/calendar-popup.*\.js/, (route) => route.abort());
  await page.goto('/order?new=1');
  await dialog().getByLabel('Titel').fill('Sommerfest');
  await dialog().getByRole('button', { name: 'Vælg dato' }).first().click();
  await page.getByText('En del af siden kunne ikke hentes.').waitFor();
  await expect.poll(() => dialog().getByLabel('Titel').inputValue()).toBe('Sommerfest');
});

test.each([1440, 360])(
  'logging out without a connection leaves no data behind, and is finished when it is back (%i px)',
  async (width) => {
    await openScreen('/customers', { as: company.administrator, width });
    await page.getByRole('heading', { name: 'Customers' }).waitFor();
    await page.evaluate(() => {
      localStorage.setItem('search.recent.somebody', '["Holm & Søn"]');
      localStorage.setItem('ui.scheme', 'dark');
      sessionStorage.setItem('draft', 'Amager Ølhus');
    });
    const other = await context.newPage();
    await other.goto('/order');
    await other.waitForFunction(() => document.documentElement.dataset['live'] === 'open');
    const cookies = await context.cookies();
    await page.route('**/auth/logout', (route) => route.abort());
    if (width === 360) await button('Menu').click();
    await button('Log Out').click();
    const told = page.getByRole('alertdialog', { name: 'Du er ikke logget helt ud' });
    await told.waitFor();
    await expectAccessible();
    await expect
      .poll(() => page.getByRole('heading', { name: 'Customers' }).isVisible())
      .toBe(false);
    const left = () =>
      page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)].flat());
    expect(await left()).toEqual(['ui.scheme']);
    await other.getByRole('button', { name: 'Log ind' }).first().waitFor();
    await told.getByRole('button', { name: 'Prøv igen' }).click();
    await told.getByRole('button', { name: 'Prøv igen' }).waitFor();
    await page.unroute('**/auth/logout');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await button('Log ind').waitFor();
    expect(await left()).toEqual(['ui.scheme']);
    await context.addCookies(cookies);
    const status = await page.evaluate(async () => (await fetch('/auth/check-auth')).status);
    expect(status).toBe(401);
  },
);

test('a log-out by its address, without a page of ours, empties the browser as well', async () => {
  await openScreen('/customers', { as: company.administrator });
  await page.getByRole('heading', { name: 'Customers' }).waitFor();
  // A list that is still being drawn would store its address after the log-out.
  const listAddress = () => page.evaluate(() => sessionStorage.getItem('ui.list./customers'));
  await expect.poll(listAddress).not.toBeNull();
  await page.evaluate(() => {
    localStorage.setItem('search.recent.somebody', '["Holm & Søn"]');
    sessionStorage.setItem('draft', 'Amager Ølhus');
  });
  await page.goto('/auth/logout');
  await expect.poll(() => page.textContent('body')).toContain('Du er logget ud.');
  await page.goto('/info/vilkaar');
  const left = () =>
    page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)].flat());
  expect(await left()).toEqual([]);
});

/** Simulates WebKit's back/forward cache: the page is hidden, kept, and shown again. */
async function leaveAndComeBack(meanwhile: () => Promise<void>): Promise<void> {
  const transition = (name: string) =>
    page.evaluate(
      (type) => window.dispatchEvent(new PageTransitionEvent(type, { persisted: true })),
      name,
    );
  await transition('pagehide');
  await expect.poll(() => page.locator('body').innerText()).not.toContain('Forladt Kunde');
  await meanwhile();
  await transition('pageshow');
}

describe('a page that Back shows again from the cache of the browser', () => {
  const customer = () => page.getByText('Forladt Kunde ApS').filter({ visible: true });

  beforeEach(async () => {
    const { owner } = await createCompany();
    const body = { dType: 'customers', company: 'Forladt Kunde ApS' };
    await owner.call(recordRoutes.createRecord, { body });
    await openScreen('/customers', { as: owner });
    await customer().first().waitFor();
  });

  test('is seen again only when the session is still there', async () => {
    await leaveAndComeBack(() => Promise.resolve());
    await customer().first().waitFor();
    await expect.poll(() => page.locator('html').getAttribute('data-locked')).toBeNull();
  });

  test('stays hidden behind the password when the session has ended', async () => {
    await leaveAndComeBack(() => context.clearCookies());
    await page.getByRole('dialog', { name: 'Log ind igen' }).waitFor();
    await expect.poll(() => customer().count()).toBe(0);
  });

  test('is gone after a log-out', async () => {
    await leaveAndComeBack(async () => {
      await context.clearCookies();
      await page.evaluate(() => localStorage.clear());
    });
    await page.getByRole('dialog', { name: 'Login' }).waitFor();
    expect(await page.content()).not.toContain('Forladt Kunde');
  });
});
