import { beforeAll, describe, expect, test } from 'vitest';

import { createCompany, type TestCompany } from '../support/company/company.ts';
import { createCustomer } from '../support/company/customers.ts';
import { createProject, register, workDay } from '../support/company/hours.ts';
import { issue } from '../support/company/invoices.ts';
import { placeOrder } from '../support/company/orders.ts';
import { createPerson } from '../support/company/people.ts';
import { createReceipt } from '../support/company/receipts.ts';
import { storeRecords } from '../support/company/records.ts';
import {
  address,
  button,
  dialog,
  expectAccessible,
  hasFocus,
  holdCard,
  openFilters,
  openScreen,
  page,
  rowOf,
  setUpScreens,
} from '../support/browser/screen.ts';

setUpScreens();
let company: TestCompany;

const seven = Array.from({ length: 7 }, (_, index) => index + 1);
const paths = [
  '/customers',
  '/products',
  '/tasks',
  '/order',
  '/enquiries',
  '/employeehours',
  '/invo',
  '/receipts',
  '/myteam',
];

beforeAll(async () => {
  company = await createCompany({ plan: 'pro' });
  const { owner, store } = company;
  for (const type of ['customers', 'products', 'tasks', 'enquiries'] as const)
    await storeRecords(store, type, 7);
  const projectId = await createProject(owner);
  for (const number of seven) {
    await placeOrder(owner, { startDate: `2099-01-0${number}`, endDate: '2099-12-31' });
    await issue(owner, { date: `2026-0${number}-12`, company: `Kunde ${number}` });
    await createReceipt(owner);
    await register(company.employee, { projectId, date: workDay(number) });
    await createPerson(company, { name: `Person ${number}` });
  }
});

/** The boxes of the cards that are shown, and the top of the bar below them. */
const measure = () =>
  page.evaluate(() => {
    const box = (element: Element) => element.getBoundingClientRect();
    const cards = [...document.querySelectorAll('[data-row]')].map(box);
    const chips = [...document.querySelectorAll('[data-row] [data-tone]')].map(box);
    const controls = [...document.querySelectorAll('main :is(button, input, nav a)')]
      .filter((one) => one.closest('[data-row]') === null)
      .map((one) => box(one).height);
    const pager = document.querySelector('nav[aria-label="Sider"]');
    const end = pager === null ? 0 : box(pager).top;
    return {
      first: cards[0]?.top ?? Infinity,
      whole: cards.filter(({ bottom }) => bottom <= end).length,
      chipsEnd: new Set(chips.map(({ right }) => Math.round(right))).size,
      lowest: Math.min(...controls),
      action: document.querySelector('[data-page-action] > *')?.clientHeight ?? 44,
      tooWide: document.documentElement.scrollWidth - innerWidth,
    };
  });

async function expectPhoneList(): Promise<void> {
  await page.locator('[data-row]').nth(5).waitFor();
  const { first, whole, ...rest } = await measure();
  expect.soft(first, page.url()).toBeLessThanOrEqual(740 / 3);
  expect.soft(whole, page.url()).toBeGreaterThanOrEqual(6);
  expect.soft(rest.chipsEnd, page.url()).toBeLessThanOrEqual(1);
  expect.soft(rest.lowest, page.url()).toBeGreaterThanOrEqual(44);
  expect.soft(rest.action, page.url()).toBeGreaterThanOrEqual(42);
  expect.soft(rest.tooWide, page.url()).toBeLessThanOrEqual(0);
  await expectAccessible();
}

test('on a phone each list shows six records or more, from the first third of the screen', async () => {
  await openScreen('/products', { as: company.owner, width: 360 });
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of paths) {
    await page.goto(path);
    await expectPhoneList();
  }
  await openScreen('/admin', { as: company.employee, width: 360 });
  await page.setViewportSize({ width: 360, height: 740 });
  await expectPhoneList();
});

describe('the filters of a phone', () => {
  const show = (count: string) => dialog().getByRole('button', { name: `Vis ${count}` });

  test('count while one chooses, and are kept in the address', async () => {
    await openScreen('/invo', { as: company.owner, width: 360 });
    await rowOf('Kunde 7').waitFor();
    await openFilters();
    await show('7 fakturaer').waitFor();
    await expectAccessible();
    await dialog().getByLabel('Måned').selectOption('3');
    await show('1 faktura').waitFor();
    await dialog().getByText('Ældste').click();
    await dialog().getByRole('radio', { name: 'Cancelled, 0' }).waitFor();
    await show('1 faktura').click();
    await dialog().waitFor({ state: 'detached' });
    await page.getByText('1 faktura', { exact: true }).waitFor();
    await button(/^Filtre\s*1 valgt/).waitFor();
    await expect.poll(async () => (await address()).search).toBe('?sort=number&month=3');
    await page.goBack();
    await page.getByText('7 fakturaer', { exact: true }).waitFor();
  });

  test('are closed by Luk, Escape and Back, change nothing then, and give the focus back', async () => {
    await openScreen('/invo', { as: company.owner, width: 360 });
    await rowOf('Kunde 7').waitFor();
    const ways = [
      () => dialog().getByRole('button', { name: 'Luk', exact: true }).last().click(),
      () => page.keyboard.press('Escape'),
      () => page.goBack(),
    ];
    for (const close of ways) {
      await openFilters();
      await dialog().getByLabel('Måned').selectOption('3');
      await close();
      await dialog().waitFor({ state: 'detached' });
      await page.getByText('7 fakturaer', { exact: true }).waitFor();
      await expect.poll(() => hasFocus(button(/^Filtre/)), { timeout: 15_000 }).toBe(true);
    }
  });
});

test('a long touch starts selecting on a phone, and a touch then selects more', async () => {
  await openScreen('/invo', { as: company.owner, width: 360 });
  await holdCard('Kunde 3');
  await rowOf('Kunde 2').click();
  const bar = page.getByRole('region', { name: 'Valgte rækker' });
  await bar.getByText('2 valgt').first().waitFor();
  await expectAccessible();
  await page.keyboard.press('Escape');
  await bar.waitFor({ state: 'detached' });
  await rowOf('Kunde 3').click();
  await page.waitForURL('**/invo/3');
});

test.each([1440, 360])(
  'back from an invoice the list is as it was left: search, order, page and place (%i px)',
  async (width) => {
    await openScreen('/invo?sort=number&q=kunde', { as: company.owner, width });
    await page.setViewportSize({ width, height: 480 });
    const link = rowOf('Kunde 7').getByRole('link');
    await link.focus();
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(0);
    for (const back of [
      () => page.getByRole('link', { name: 'Fakturaer', exact: true }).click(),
      () => page.goBack(),
    ]) {
      await link.press('Enter');
      await page.waitForURL('**/invo/7');
      await page.getByText('Kunde 7').first().waitFor();
      await back();
      await page.waitForURL('**/invo?sort=number&q=kunde');
      await expect.poll(() => page.evaluate(() => scrollY), { timeout: 15_000 }).toBe(place);
    }
  },
);

test('a narrow table gives up columns, says so, and keeps one that a person wants', async () => {
  await openScreen('/order', { as: company.owner, width: 1024 });
  const columns = () => page.locator('thead th').allInnerTexts();
  await button(/^Kolonner \d+ af 10/).click();
  expect((await columns()).filter((name) => name.trim() !== '')).toEqual([
    'Nr.',
    'Titel',
    'Kunde',
    'Startdato',
    'Status',
    'Handlinger',
  ]);
  await page.getByRole('checkbox', { name: 'Faktura' }).check();
  await page.keyboard.press('Escape');
  await page.reload();
  await page.getByRole('columnheader', { name: 'Faktura' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1024);
});

test('orders begin with what comes next, then what is over', async () => {
  const { owner } = await createCompany({ plan: 'pro' });
  for (const day of ['2021-05-01', '2099-02-01', '2022-05-01', '2099-01-01'])
    await placeOrder(owner, { orderTitle: day, startDate: day, endDate: day, endTime: '20:00' });
  await openScreen('/order', { as: owner });
  await rowOf('2099-01-01').waitFor();
  const titles = () => page.locator('tbody td:nth-child(3)').allInnerTexts();
  expect(await titles()).toEqual(['2099-01-01', '2099-02-01', '2022-05-01', '2021-05-01']);
  await page.getByRole('columnheader', { name: 'Startdato' }).getByRole('button').click();
  await page.locator('th[aria-sort=ascending]').waitFor();
  expect(await titles()).toEqual(['2021-05-01', '2022-05-01', '2099-01-01', '2099-02-01']);
});

test('a long name has a second line in its row rather than an end that cannot be read', async () => {
  const name = 'Foreningen til Bevarelse af Gamle Bygninger i Ebeltoft';
  await createCustomer(company.owner, { company: name });
  await openScreen('/customers', { as: company.owner });
  const shown = await rowOf(name)
    .locator('td[data-emphasis]')
    .evaluate(({ scrollWidth, clientWidth, offsetHeight }: HTMLElement) => ({
      isCut: scrollWidth > clientWidth,
      height: offsetHeight,
    }));
  expect(shown).toEqual({ isCut: false, height: 40 });
});
