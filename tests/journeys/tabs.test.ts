import type { Page, Route } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';

import { createCompany, testPassword, type TestCompany } from '../support/company/company.ts';
import {
  button,
  context,
  dialog,
  expectAccessible,
  lookAt,
  openScreen,
  page,
  setUpScreens,
} from '../support/browser/screen.ts';

setUpScreens();
let company: TestCompany;
let first: Page;
let second: Page;

/** Two tabs of one browser: the first at the dashboard, the second in a new customer. */
beforeEach(async () => {
  company = await createCompany({ companyName: 'Klosterhavens Fester ApS' });
  await company.owner.session();
  await openScreen('/dashboard', { as: company.owner });
  await page.getByRole('main', { name: 'Dashboard' }).waitFor();
  first = page;
  second = await context.newPage();
  lookAt(second);
  await second.goto('/customers?new=1');
  await dialog().getByLabel('Firma').fill('Hemmelig Kunde ApS');
});

const logInDialog = (tab: Page) => tab.getByRole('dialog', { name: 'Login' });
const again = (tab: Page) => tab.getByRole('dialog', { name: 'Log ind igen' });

async function logIn(tab: Page, email: string): Promise<void> {
  await logInDialog(tab)
    .getByLabel(/E-mail/)
    .fill(email);
  await logInDialog(tab)
    .getByRole('textbox', { name: /Adgangskode/ })
    .fill(testPassword);
  await tab.keyboard.press('Enter');
}

/** Nothing of the company or the form can be read or focused. */
async function expectNothingSeen(tab: Page): Promise<void> {
  await expect.poll(() => tab.locator('body').innerText()).not.toMatch(/Klosterhaven|Hemmelig/);
  await expect.poll(() => tab.getByLabel('Firma').filter({ visible: true }).count()).toBe(0);
}

describe('logging out in one tab', () => {
  test('leads the others to the login at once, with nothing of before', async () => {
    lookAt(first);
    await button('Log Out').click();
    await logInDialog(second).waitFor();
    await expectNothingSeen(second);
    expect(await second.content()).not.toContain('Hemmelig Kunde');
    lookAt(second);
    await expectAccessible();
  });

  test('and logging in again in one brings the others back to their screen', async () => {
    const third = await context.newPage();
    await third.goto('/order');
    lookAt(first);
    await button('Log Out').click();
    for (const tab of [second, third]) await logInDialog(tab).waitFor();
    await logIn(second, company.owner.user.email);
    await third.waitForURL('**/order');
    await third.getByRole('main', { name: 'Orders' }).waitFor();
    expect(await third.evaluate(() => location.search)).toBe('');
  });

  test('ends at the login where a tab is still loading, though the server knew the session a moment ago', async () => {
    const known = await first.evaluate(async () => (await fetch('/auth/check-auth')).json());
    const third = await context.newPage();
    const held: Route[] = [];
    await third.route('**/auth/check-auth', (route) => void held.push(route));
    await third.goto('/order');
    await expect.poll(() => held.length).toBe(1);
    lookAt(first);
    await button('Log Out').click();
    await logInDialog(second).waitFor();
    await third.route('**/auth/check-auth', (route) => route.fulfill({ json: known }));
    await Promise.all(held.map((route) => route.fulfill({ json: known })));
    await logInDialog(third).waitFor();
    await expectNothingSeen(third);
  });
});

test('a session that ends hides all tabs behind the password, and one login opens them', async () => {
  await context.clearCookies();
  lookAt(first);
  // Not a click by the mouse: a call that is still on its way may have locked the screen already.
  await first.getByRole('link', { name: 'Orders', exact: true }).dispatchEvent('click');
  for (const tab of [first, second]) {
    await again(tab).waitFor();
    await expectNothingSeen(tab);
  }
  await expectAccessible();
  await again(first)
    .getByRole('textbox', { name: /Adgangskode/ })
    .fill(testPassword);
  await first.keyboard.press('Enter');
  for (const tab of [first, second]) await again(tab).waitFor({ state: 'detached' });
  lookAt(second);
  await expect.poll(() => dialog().getByLabel('Firma').inputValue()).toBe('Hemmelig Kunde ApS');
  await second.getByRole('button', { name: 'Gem', exact: true }).click();
  await second.getByText('Hemmelig Kunde ApS').first().waitFor();
});

test('another user who logs in in one tab finds no earlier data in the others', async () => {
  await company.administrator.session();
  await context.clearCookies();
  await first.goto('/?next=/order');
  await again(second).waitFor();
  await logIn(first, company.administrator.user.email);
  await first.waitForURL('**/order');
  const { email } = company.administrator.user;
  await second.getByText(email).first().waitFor({ state: 'attached' });
  await second.getByRole('main', { name: 'Customers' }).waitFor();
  expect(await second.content()).not.toContain('Hemmelig Kunde');
});
