import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { createCompany, testPassword, type TestCompany } from '../support/company.ts';
import { noiseOf } from '../support/noise.ts';
import { openStage } from '../support/stage.ts';

const stage = openStage();
let company: TestCompany;
let context: BrowserContext;
let page: Page;
/** The calls of the page, and what stands in its console. */
let calls: string[];
let noise: string[];

beforeEach(async () => {
  company = await createCompany({ companyName: 'Nordlys Event ApS' });
  await Promise.all([company.owner.session(), company.administrator.session()]);
  context = await stage.newContext();
  page = await context.newPage();
  calls = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  noise = noiseOf(page);
});
afterEach(async () => {
  await context.close();
});

const button = (name: string) => page.getByRole('button', { name, exact: true }).first();
const askedAbout = () => calls.filter((path) => path.startsWith('/auth'));
const loggedInAs = (email: string) => page.getByText(email).waitFor({ state: 'attached' });

async function logIn(email: string): Promise<void> {
  await page.goto('/');
  await button('Log ind').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/E-mail/).fill(email);
  await dialog.getByRole('textbox', { name: /Adgangskode/ }).fill(testPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');
  await loggedInAs(email);
}

async function logOut(): Promise<void> {
  page.once('dialog', (question) => void question.accept());
  await button('Log Out').click();
  await button('Opret virksomhed').waitFor();
}

/** Where the keyboard goes on from, and what it is called. */
const focused = (title: string) =>
  page
    .locator('main:focus')
    .and(page.getByRole('main', { name: title }))
    .waitFor();

describe('the front page', () => {
  test.each(['/', '/info/time-tracking'])(
    'asks nobody about a visitor, fetches nothing of the app, and complains of nothing: %s',
    async (path) => {
      await page.goto(path);
      await button('Log ind').waitFor();
      await page.waitForLoadState('networkidle');
      expect(askedAbout()).toEqual([]);
      const parts = calls.flatMap((one) => /assets\/(\w+)-part.*\.js$/.exec(one)?.[1] ?? []);
      expect(parts.toSorted()).toEqual(['front', 'shared']);
      expect(noise).toEqual([]);
    },
  );

  test('is there when the session has ended elsewhere, and does not ask a second time', async () => {
    await logIn(company.owner.user.email);
    await context.clearCookies();
    calls = [];
    await page.goto('/');
    await button('Log ind').waitFor();
    expect(askedAbout()).toContain('/auth/check-auth');
    calls = [];
    await page.reload();
    await button('Log ind').waitFor();
    await page.waitForLoadState('networkidle');
    expect(askedAbout()).toEqual([]);
  });

  test('and its pages of information lead whoever is logged in to the app', async () => {
    await logIn(company.owner.user.email);
    await page.goto('/info/time-tracking');
    await button('Til Driftig').click();
    await loggedInAs(company.owner.user.email);
    expect(page.url()).toBe(`${stage.site.url}/dashboard`);
  });

  test('lets whoever is logged in through to the dashboard', async () => {
    await logIn(company.owner.user.email);
    await page.goto('/');
    await loggedInAs(company.owner.user.email);
    expect(page.url()).toBe(`${stage.site.url}/dashboard`);
  });
});

test('the keyboard goes on from the page one came to, which says its name', async () => {
  await logIn(company.owner.user.email);
  await focused('Dashboard');
  await page.getByRole('link', { name: 'Customers' }).first().press('Enter');
  await focused('Customers');
  expect(await page.title()).toBe('Customers · Driftig');
  await page.goBack();
  await focused('Dashboard');
  await page.reload();
  await loggedInAs(company.owner.user.email);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
});

test('the code of a screen is fetched once its link is pointed at', async () => {
  await logIn(company.owner.user.email);
  const isFetched = () => calls.some((path) => path.startsWith('/assets/customers-page-'));
  expect(isFetched()).toBe(false);
  await page.getByRole('link', { name: 'Customers' }).first().hover();
  await expect.poll(isFetched, { timeout: 15_000 }).toBe(true);
});

test('whoever logs in next in the same tab finds no draft and no chosen year', async () => {
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
  await loggedInAs(company.administrator.user.email);
  expect(page.url()).toBe(`${stage.site.url}/dashboard`);
  await page.goto('/increate');
  await page.getByRole('tab', { name: /^Customer/ }).click();
  expect(await page.getByLabel('Firma').inputValue()).toBe('');
});
