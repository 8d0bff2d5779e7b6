import { recordRoutes } from '@driftig/contracts/records/routes';
import { beforeAll, describe, expect, test } from 'vitest';

import { createCompany, type Caller, type TestCompany } from '../support/company/company.ts';
import { issue } from '../support/company/invoices.ts';
import { placeOrder } from '../support/company/orders.ts';
import {
  address,
  allowInConsole,
  expectAccessible,
  hasFocus,
  openScreen,
  page,
  refusedRequest,
  setUpScreens,
} from '../support/browser/screen.ts';

setUpScreens({ refusalsFail: true });
let company: TestCompany;
let invoice: number;

beforeAll(async () => {
  company = await createCompany({ companyName: 'Nordlys Event ApS' });
  const { owner } = company;
  const towns = ['Aarhus C', 'Skagen', 'Vejle', 'Ribe', 'Thisted', 'Odense'];
  for (const [at, town] of towns.entries()) {
    const body = { dType: 'customers', company: `Ågård Kro ${at + 1}`, town };
    const { status, text } = await owner.call(recordRoutes.createRecord, { body });
    expect(status, text).toBe(201);
  }
  invoice = (await issue(owner, { company: 'Skagen Bryghus' })).invoicenumber;
  await placeOrder(owner, { orderTitle: 'Sommerfest på Ærø' });
  const product = { dType: 'products', name: 'Hoppeborg', price: 950 };
  expect((await owner.call(recordRoutes.createRecord, { body: product })).status).toBe(201);
});

async function open(as: Caller, path: string, width = 1440): Promise<void> {
  await openScreen(path, { as, width, hearsOthers: false });
  await searchButton().waitFor();
}

const searchButton = () => page.getByRole('button', { name: /^Søg/ });
const dialog = () => page.getByRole('dialog', { name: 'Søg' });
const field = () => dialog().getByRole('combobox');
const hit = (name: string | RegExp) => dialog().getByRole('option', { name });
const group = (name: string) => dialog().getByRole('group', { name });
const selectedHit = async () => dialog().getByRole('option', { selected: true }).innerText();

async function openByKey(): Promise<void> {
  await page.keyboard.press('Control+k');
  await field().waitFor();
}

/** On a phone the page of a list has its search in the menu. */
async function searchFromMenu(): Promise<void> {
  await page.getByRole('button', { name: 'Åbn menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('button', { name: 'Søg' }).click();
  await field().waitFor();
}

describe.each([1440, 360])('at %i px', (width) => {
  test('a customer is found in another spelling and word order, and opened', async () => {
    await open(company.owner, '/dashboard', width);
    // Typed before the code of the search is there.
    await page.keyboard.press('Control+k');
    await page.keyboard.type('kro aag');
    await expect.poll(() => hasFocus(field())).toBe(true);
    await expect.poll(() => field().inputValue()).toBe('kro aag');
    await page.keyboard.type('aard 4');
    await hit(/Ågård Kro 4/).waitFor();
    await hit(/Ågård Kro 4/)
      .getByText('Ribe')
      .waitFor();
    const marked = await hit(/Ågård Kro 4/)
      .locator('mark')
      .allInnerTexts();
    expect(marked).toEqual(['Ågård', 'Kro', '4']);
    await expectAccessible();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Ågård Kro 4' }).waitFor();
    await expect.poll(async () => (await address()).pathname).toMatch(/^\/customers\/[\w-]+$/);
  });

  test('an invoice is found by its number, and is listed as recently opened', async () => {
    await open(company.owner, '/dashboard', width);
    await searchButton().click();
    await field().fill(String(invoice));
    const found = group('Fakturaer').getByRole('option').first();
    await found.waitFor();
    expect(await selectedHit()).toContain('Skagen Bryghus');
    expect(await selectedHit()).toMatch(/125,00 kr\./);
    await found.click();
    await page.waitForURL(`**/invo/${invoice}`);
    await dialog().waitFor({ state: 'detached' });
    await openByKey();
    await group('Senest åbnet').getByText('Skagen Bryghus').waitFor();
    await group('Handlinger').waitFor();
    await group('Sider').waitFor();
    await expectAccessible();
    await field().fill('send');
    await hit(`Send faktura ${invoice} til Skagen Bryghus`).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Send faktura' }).waitFor();
  });

  test('an employee finds pages and colleagues and no invoices', async () => {
    await open(company.employee, '/dashboard', width);
    await openByKey();
    await expect
      .poll(() => group('Sider').getByRole('option').allInnerTexts())
      .not.toContain('Invoices');
    await expect.poll(() => group('Handlinger').getByRole('option').count()).toBe(2);
    await field().fill('a');
    await hit(/Anders And/).waitFor();
    await expect.poll(() => dialog().getByRole('group').count()).toBe(2);
    await field().fill(String(invoice));
    await dialog().getByText(`Ingen resultater for "${invoice}"`).waitFor();
    await expectAccessible();
    await field().fill('anders');
    await hit(/Anders And/).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin?q=Anders%20And');
    await page.getByRole('main').getByText('Anders And').waitFor();
    await openByKey();
    await field().fill('registrer timer');
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: /^Dato/ }).waitFor();
    await expect.poll(async () => (await address()).search).toBe('');
  });
});

test('more than five hits of a type link to the full list', async () => {
  await open(company.owner, '/dashboard');
  await openByKey();
  await field().fill('ågård');
  await hit('Vis alle 6').waitFor();
  await expect.poll(() => group('Kunder').getByRole('option').count()).toBe(6);
  await page.keyboard.press('ArrowUp');
  expect(await selectedHit()).toBe('Vis alle 6');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/customers?q=*');
  await page.getByText('Viser 1–6 af 6').waitFor();
});

test('a product is found and opened, and a customer is created, by the keys alone', async () => {
  await open(company.owner, '/dashboard');
  await openByKey();
  await field().fill('hoppe');
  await group('Produkter').getByText('950,00').waitFor();
  await page.keyboard.press('Enter');
  const name = page.getByRole('dialog', { name: 'Rediger produkt' }).getByLabel(/^Navn/);
  await expect.poll(() => name.inputValue()).toBe('Hoppeborg');
  await openByKey();
  await field().fill('ny kunde');
  await hit('Opret kunde').waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/customers?new=1');
  await page
    .getByRole('dialog')
    .getByLabel(/^Firma/)
    .waitFor();
});

test('Escape and Ctrl+K close the search, and the focus returns to where it was', async () => {
  await open(company.owner, '/customers');
  const table = page.getByRole('searchbox');
  await table.waitFor();
  await table.focus();
  await openByKey();
  await field().fill('sommerfest');
  await hit(/Sommerfest på Ærø/).waitFor();
  await hit(/Sommerfest på Ærø/)
    .getByText('20-06-2026')
    .waitFor();
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });
  expect(await hasFocus(table)).toBe(true);

  await openByKey();
  await expect.poll(() => field().inputValue()).toBe('');
  await page.keyboard.press('Control+k');
  await dialog().waitFor({ state: 'detached' });
  expect(await hasFocus(table)).toBe(true);
});

test('Back closes the search; from what was found it leads to where the search was opened', async () => {
  await openScreen('/products', { as: company.owner, width: 360 });
  await searchFromMenu();
  await page.goBack();
  await dialog().waitFor({ state: 'detached' });
  await expect.poll(async () => (await address()).pathname).toBe('/products');

  await searchFromMenu();
  await field().fill('sommerfest');
  await hit(/Sommerfest på Ærø/).click();
  await page.waitForURL(/\/order\/\d+$/);
  await dialog().waitFor({ state: 'detached' });
  await page.goBack();
  await page.waitForURL('**/products');
  await expect.poll(() => dialog().count()).toBe(0);
});

test('unsaved changes are asked about before a hit opens, with nothing over the question', async () => {
  await open(company.owner, '/customers?new=1');
  const name = page.getByRole('dialog').getByLabel(/^Firma/);
  await name.fill('Halvt skrevet');
  await openByKey();
  await field().fill('sommerfest');
  await hit(/Sommerfest på Ærø/).click();
  await page.getByRole('button', { name: 'Bliv her' }).click();
  await expect.poll(() => dialog().count()).toBe(0);
  await expect.poll(() => name.inputValue()).toBe('Halvt skrevet');
});

test('the search opens over another dialog, which stays open and keeps its text', async () => {
  await open(company.owner, '/customers?new=1');
  const name = page.getByRole('dialog').getByLabel(/^Firma/);
  await name.fill('Halvt skrevet');
  await openByKey();
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });
  await expect.poll(() => name.inputValue()).toBe('Halvt skrevet');
  expect(await hasFocus(name)).toBe(true);
});

test('a list that cannot be fetched is reported as missing, and can be fetched again', async () => {
  allowInConsole(refusedRequest);
  await open(company.owner, '/products');
  const json = { code: 'forbidden', message: 'Nej.' };
  await page.route('**/api/customers?*', (route) => route.fulfill({ status: 403, json }));
  await openByKey();
  await dialog().getByText('Noget kunne ikke hentes.').waitFor();
  await expectAccessible();
  await field().fill('ågård');
  await dialog().getByText('Resultaterne er måske ikke komplette.').waitFor();
  await expect.poll(() => dialog().getByText('Ingen resultater').count()).toBe(0);
  await expect.poll(() => dialog().getByText('Noget kunne ikke hentes.').count()).toBe(1);
  await expectAccessible();
  await page.unroute('**/api/customers?*');
  await dialog().getByRole('button', { name: 'Prøv igen' }).press('Enter');
  await dialog().getByText('Noget kunne ikke hentes.').waitFor({ state: 'detached' });
  expect(await hasFocus(field())).toBe(true);
  await hit('Vis alle 6').waitFor();
  await expect.poll(() => group('Kunder').getByRole('option').count()).toBe(6);
});
