import type { Route } from 'playwright-core';
import { expect, test } from 'vitest';

import { createCompany, type Caller } from '../support/company/company.ts';
import { issue } from '../support/company/invoices.ts';
import {
  allowInConsole,
  context,
  hasFocus,
  openScreen,
  openWindow,
  page,
  setUpScreens,
} from '../support/browser/screen.ts';

setUpScreens();

const menu = () => page.getByRole('navigation', { name: 'Hovedmenu' });
const link = (name: string) => menu().getByRole('link', { name, exact: true });
const title = () => page.locator('#page-title').innerText();

/** `answer`: what the request for the code of the customers' screen gets. */
async function openDashboard(owner: Caller, answer?: (route: Route) => void): Promise<void> {
  await openWindow({ as: owner });
  // Before the page is opened, because an idle browser fetches the code of all screens.
  if (answer !== undefined) await page.route('**/assets/customers-page*.js', answer);
  await page.goto('/dashboard');
  await page.getByText('Salg pr. måned').or(page.getByText('Kom i gang')).first().waitFor();
}

/** Stands for a page, or a tab of the invoice form, whose code is fetched. Rows that wait are others. */
const ofAPage = 'main > [aria-busy="true"]';
const ofATab = 'main [role="tabpanel"] output[aria-label]';

/** Counts the skeletons that the page shows from now on. */
async function watchSkeletons(selector: string): Promise<() => Promise<number>> {
  await page.evaluate((searched) => {
    const seen = new Set<Node>();
    const look = () => document.querySelectorAll(searched).forEach((one) => seen.add(one));
    new MutationObserver(look).observe(document, { subtree: true, childList: true });
    Object.assign(window, { skeletons: seen });
  }, selector);
  return () => page.evaluate(() => (window as never as { skeletons: Set<Node> }).skeletons.size);
}

/** The texts of the first view, and where they begin; they come from style sheets, as app.html has none. */
const paintedTexts = () =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-splash] div')].flatMap((one) => {
      const text = getComputedStyle(one, '::before').content;
      const { width, left } = one.getBoundingClientRect();
      const begins = left + Number.parseFloat(getComputedStyle(one).paddingLeft);
      return width > 0 && text.startsWith('"')
        ? [{ text: JSON.parse(text) as string, begins }]
        : [];
    }),
  );

test.for([
  { path: '/dashboard', width: 1440 },
  { path: '/dashboard', width: 360 },
  { path: '/increate', width: 360 },
  { path: '/invo', width: 1440 },
])('before its code is there, $path says at $width px what it says then', async (screen) => {
  const { owner } = await createCompany();
  await openWindow({ as: owner, width: screen.width });
  const held: Route[] = [];
  await page.route('**/assets/app-*.js', (route) => void held.push(route));
  await page.goto(screen.path, { waitUntil: 'commit' });
  await expect.poll(paintedTexts).toHaveLength(2);
  const painted = await paintedTexts();

  await expect.poll(() => held.length).toBeGreaterThan(0);
  await Promise.all(held.map((route) => route.continue()));
  await expect.poll(title).toBe(painted[0]?.text);
  // Up to its first full stop: the dashboard of a new company goes on otherwise after the day.
  const [begun = ''] = painted[1]?.text.split('. ') ?? [];
  const purpose = page.locator('main p').filter({ hasText: begun });
  await purpose.waitFor();
  // The page's own code takes the place of its head.
  await expect.poll(async () => (await purpose.boundingBox())?.x).toBe(painted[1]?.begins);
});

test('a list says on a phone what it searches before its code is there', async () => {
  const { owner } = await createCompany();
  await openWindow({ as: owner, width: 360 });
  const held: Route[] = [];
  await page.route('**/assets/app-*.js', (route) => void held.push(route));
  await page.goto('/invo', { waitUntil: 'commit' });
  await expect.poll(paintedTexts).toHaveLength(2);
  const [, painted] = await paintedTexts();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await Promise.all(held.map((route) => route.continue()));
  const search = page.getByRole('searchbox').first();
  await search.waitFor();
  await expect.poll(() => search.getAttribute('placeholder')).toBe(painted?.text);
});

test('while the code of a screen is fetched, title and menu have changed and all else stands', async () => {
  const { owner } = await createCompany();
  const held: Route[] = [];
  await openDashboard(owner, (route) => void held.push(route));
  const skeletons = await watchSkeletons(ofAPage);

  await link('Customers').press('Enter');
  await expect.poll(title).toBe('Customers');
  expect(await page.title()).toBe('Customers · Driftig');
  await expect.poll(() => link('Customers').getAttribute('aria-current')).toBe('page');
  await expect.poll(() => link('Dashboard').getAttribute('aria-current')).toBeNull();
  await page.getByRole('link', { name: 'Ny faktura' }).first().waitFor();
  expect(await hasFocus(link('Customers'))).toBe(true);

  await expect.poll(() => held.length).toBeGreaterThan(0);
  await Promise.all(held.map((route) => route.continue()));
  await page.getByText('Dem, I sender fakturaer til.', { exact: true }).waitFor();
  await page.locator('main:focus').waitFor();
  expect(await skeletons()).toBe(0);
});

test('moving on while the code is fetched keeps the focus where it was put', async () => {
  const { owner } = await createCompany();
  const held: Route[] = [];
  await openDashboard(owner, (route) => void held.push(route));
  await link('Customers').press('Enter');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  const settings = page.getByRole('button', { name: 'Settings' }).first();
  await settings.focus();
  await Promise.all(held.map((route) => route.continue()));
  await page.getByText('Dem, I sender fakturaer til.', { exact: true }).waitFor();
  expect(await hasFocus(settings)).toBe(true);
});

test('a screen whose code cannot be fetched says so in the shell, and another one opens', async () => {
  allowInConsole(/dynamically imported module/);
  const { owner } = await createCompany();
  await openDashboard(owner, (route) => void route.abort());
  await link('Customers').press('Enter');
  // After the one reload that a missing part causes.
  await page.getByRole('button', { name: 'Prøv igen' }).waitFor();
  await page.getByText('Siden kunne ikke hentes.').waitFor();
  await link('Orders').press('Enter');
  await page.getByText('Det, I har aftalt at levere').waitFor();
  expect(await title()).toBe('Orders');
});

test('the title of a screen is its last one from the start', async () => {
  const { owner } = await createCompany({ plan: 'pro' });
  await openDashboard(owner);
  const skeletons = await watchSkeletons(ofAPage);
  await page.evaluate(() => {
    const titles: string[] = [];
    const heading = document.querySelector('#page-title');
    const note = () => titles.push(heading?.textContent ?? '');
    if (heading)
      new MutationObserver(note).observe(heading, {
        subtree: true,
        childList: true,
        characterData: true,
      });
    Object.assign(window, { titles });
  });
  const links = await menu().getByRole('link').all();
  for (const one of links.slice(1)) {
    await one.press('Enter');
    await page.locator('main:focus').waitFor();
  }
  const titles = await page.evaluate(() => (window as never as { titles: string[] }).titles);
  expect(titles).toHaveLength(links.length - 1);
  expect(await skeletons()).toBe(0);
});

test('the tabs of the invoice form show no skeleton at their first visit', async () => {
  const { owner } = await createCompany();
  await openScreen('/increate', { as: owner });
  await page.getByRole('tab').first().waitFor();
  const skeletons = await watchSkeletons(ofATab);
  for (const name of [/Payment/, /Order/, /Items|Invoice items/]) {
    await page.getByRole('tab', { name }).click();
    await page.getByRole('tab', { name, selected: true }).waitFor();
  }
  expect(await skeletons()).toBe(0);
});

/** The bytes of each file that the page loads from now on, with headers, as they come over the network. */
async function watchLoads() {
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.clearBrowserCache');
  const loads: number[] = [];
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => loads.push(encodedDataLength));
  return loads;
}

test('a phone that opens a list loads at most 60 files, 350 KB of them, until it is touched', async () => {
  const { owner } = await createCompany();
  await issue(owner);
  await openWindow({ as: owner, width: 390, hasTouch: true, isMobile: true });
  const loads = await watchLoads();
  await page.goto('/invo');
  await page.getByText('1 faktura', { exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
  const bytes = loads.reduce((sum, one) => sum + one, 0);
  expect(loads.length).toBeGreaterThan(20);
  expect(loads.length).toBeLessThanOrEqual(60);
  expect(bytes / 1024).toBeLessThanOrEqual(350);
  const before = loads.length;
  await page.locator('main').tap();
  await expect.poll(() => loads.length).toBeGreaterThan(before + 20);
});
