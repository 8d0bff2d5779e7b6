import { beforeEach, describe, expect, test } from 'vitest';

import { createCompany, testPassword, type TestCompany } from '../support/company/company.ts';
import { issue } from '../support/company/invoices.ts';
import {
  address,
  button,
  consoleLines,
  context,
  logInAtFrontPage,
  openWindow,
  page,
  setUpScreens,
} from '../support/browser/screen.ts';
import { site } from '../support/browser/site.ts';

setUpScreens();
let company: TestCompany;
/** The paths of all requests that the page has made. */
let requests: string[];

beforeEach(async () => {
  company = await createCompany({ companyName: 'Nordlys Event ApS' });
  await Promise.all([company.owner.session(), company.administrator.session()]);
  await openWindow();
  requests = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
});

const authRequests = () => requests.filter((path) => path.startsWith('/auth'));
const waitForUser = (email: string) => page.getByText(email).first().waitFor({ state: 'attached' });

async function logIn(email: string): Promise<void> {
  await logInAtFrontPage(email, testPassword);
  await page.waitForURL('**/dashboard');
  await waitForUser(email);
}

async function logOut(): Promise<void> {
  page.once('dialog', (question) => void question.accept());
  await button('Log Out').click();
  await button('Opret virksomhed').waitFor();
}

/** The main region of the page has the focus and is announced by its title. */
const waitForFocusOn = (title: string) =>
  page
    .locator('main:focus')
    .and(page.getByRole('main', { name: title }))
    .waitFor();

describe('the front page', () => {
  test.each(['/', '/info/time-tracking'])(
    'for a visitor makes no request about a session and fetches none of the app: %s',
    async (path) => {
      await page.goto(path);
      await button('Log ind').waitFor();
      await page.waitForLoadState('networkidle');
      expect(authRequests()).toEqual([]);
      const scripts = requests.flatMap((one) => /assets\/(.+)-.{7}\.js$/.exec(one)?.[1] ?? []);
      expect(scripts.length).toBeGreaterThan(0);
      expect(scripts.filter((name) => /^app$|-page$/.test(name))).toEqual([]);
      expect(consoleLines()).toEqual([]);
    },
  );

  test('is shown when the session has ended elsewhere, and asks about it only once', async () => {
    await logIn(company.owner.user.email);
    await context.clearCookies();
    requests = [];
    await page.goto('/');
    await button('Log ind').waitFor();
    expect(authRequests()).toContain('/auth/check-auth');
    requests = [];
    await page.reload();
    await button('Log ind').waitFor();
    await page.waitForLoadState('networkidle');
    expect(authRequests()).toEqual([]);
  });

  test('and its information pages lead a user with a session to the app', async () => {
    await logIn(company.owner.user.email);
    await page.goto('/info/time-tracking');
    await button('Til Driftig').click();
    await waitForUser(company.owner.user.email);
    await expect.poll(async () => (await address()).href).toBe(`${site().url}/dashboard`);
  });

  test('sends a user with a session on also when the browser has emptied its storage', async () => {
    await logIn(company.owner.user.email);
    await page.evaluate(() => localStorage.clear());
    await page.goto('/');
    await waitForUser(company.owner.user.email);
    await expect.poll(async () => (await address()).href).toBe(`${site().url}/dashboard`);
  });

  test('sends a user with a session on to the dashboard', async () => {
    await logIn(company.owner.user.email);
    await page.goto('/');
    await waitForUser(company.owner.user.email);
    await expect.poll(async () => (await address()).href).toBe(`${site().url}/dashboard`);
  });
});

test('after navigation the focus is on the new page, which is announced by its title', async () => {
  await logIn(company.owner.user.email);
  await waitForFocusOn('Dashboard');
  await page.getByRole('link', { name: 'Customers' }).first().press('Enter');
  await waitForFocusOn('Customers');
  expect(await page.title()).toBe('Customers · Driftig');
  await page.goBack();
  await waitForFocusOn('Dashboard');
  await page.reload();
  await waitForUser(company.owner.user.email);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
});

test('hovering over a link prefetches the code of its screen', async () => {
  await logIn(company.owner.user.email);
  const isFetched = () => requests.some((path) => path.startsWith('/assets/customers-page-'));
  expect(isFetched()).toBe(false);
  await page.getByRole('link', { name: 'Customers' }).first().hover();
  await expect.poll(isFetched, { timeout: 15_000 }).toBe(true);
});

test('the next user to log in in the same tab finds neither a draft nor a chosen year', async () => {
  // Years are chosen where there are figures.
  await issue(company.owner);
  await logIn(company.owner.user.email);
  await page.getByText('2029', { exact: true }).click();
  await page.goto('/dashboard');
  await page.waitForURL('**/dashboard?year=2029');
  await page.goto('/increate');
  await page.getByRole('tab', { name: /^Customer/ }).click();
  await page.getByLabel('Firma').fill('Hemmelig Kunde ApS');
  await logOut();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toBe('{}');
  await logIn(company.administrator.user.email);
  await page.goto('/dashboard');
  await waitForUser(company.administrator.user.email);
  await expect.poll(async () => (await address()).href).toBe(`${site().url}/dashboard`);
  await page.goto('/increate');
  await page.getByRole('tab', { name: /^Customer/ }).click();
  await expect.poll(() => page.getByLabel('Firma').inputValue()).toBe('');
});
