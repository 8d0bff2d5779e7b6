import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';

import { createCompany, testPassword } from '../support/company.ts';
import type { Caller, TestCompany } from '../support/company.ts';
import { enter, openStage } from '../support/stage.ts';

const stage = openStage();
let company: TestCompany;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  company = await createCompany();
});
afterEach(async () => {
  await context.close();
});

async function open(caller: Caller, path: string): Promise<void> {
  context = await stage.newContext();
  await enter(context, caller);
  page = await context.newPage();
  await page.goto(path);
}

test('a session that ends while saving: log in again in a dialog, and the form is still there', async () => {
  await open(company.owner, '/customers?new=1');
  await page.getByRole('dialog').getByLabel('Virksomhed').fill('Amager Ølhus ApS');
  await context.clearCookies();
  await page.getByRole('dialog').getByRole('button', { name: 'Gem', exact: true }).click();

  await page.getByText('Din session er udløbet.', { exact: false }).waitFor();
  expect(await page.getByLabel('Virksomhed').first().inputValue()).toBe('Amager Ølhus ApS');
  const again = page.getByRole('dialog', { name: 'Log ind igen' });
  await again.getByRole('textbox', { name: /Adgangskode/ }).fill(testPassword);
  await again.getByRole('button', { name: 'Login', exact: true }).click();

  await page.getByRole('dialog').first().waitFor({ state: 'detached' });
  await page.getByText('Amager Ølhus ApS').first().waitFor();
});

test('a tab from before another login does not act for the one who is logged in now', async () => {
  await open(company.owner, '/customers?new=1');
  await page.getByRole('dialog').getByLabel('Virksomhed').fill('Forkert Firma ApS');
  await enter(context, company.administrator);
  await page.getByRole('dialog').getByRole('button', { name: 'Gem', exact: true }).click();
  await page.getByText('Din session er udløbet.', { exact: false }).waitFor();
  expect(await page.getByLabel('Virksomhed').first().inputValue()).toBe('Forkert Firma ApS');
});

test('a refused save stands at its field, and what was typed stays', async () => {
  await open(company.owner, '/customers?new=1');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Virksomhed').fill('Trøjborg Tryk');
  await dialog.getByLabel('CVR-nr.').fill('12345678');
  await dialog.getByRole('button', { name: 'Gem', exact: true }).click();
  await dialog.getByText('CVR-nummeret er ikke gyldigt. Tjek de 8 cifre.').waitFor();
  expect(await dialog.getByLabel('Virksomhed').inputValue()).toBe('Trøjborg Tryk');
});

test('an employee sees only what is an employee’s', async () => {
  await open(company.employee, '/dashboard');
  await page.getByText('Hej Jonas Bak').waitFor();
  expect(await page.getByRole('link', { name: 'Invoices' }).count()).toBe(0);
  await page.goto('/invo');
  await page.waitForURL('**/dashboard');
});

const productsCode = /products-page.*\.js/;

test('a screen whose code cannot be fetched waits for the connection, and shows itself then', async () => {
  await open(company.owner, '/customers');
  await page.getByRole('heading', { name: 'Customers' }).waitFor();
  for (const what of [productsCode, '**/auth/check-auth'])
    await page.route(what, (route) => route.abort());
  await page.getByRole('link', { name: 'Products' }).click();
  await page.getByText('Siden kunne ikke hentes.').waitFor();
  await page.getByText('Ingen forbindelse.').waitFor();
  await page.getByRole('link', { name: 'Customers' }).waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Prøv nu' }).click();
  await page.getByRole('heading', { name: 'Products' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/products');
});

test('a screen whose code is missing is loaded anew once, and then on demand', async () => {
  await open(company.owner, '/customers');
  await page.getByRole('heading', { name: 'Customers' }).waitFor();
  await page.route(productsCode, (route) => route.abort());
  await page.getByRole('link', { name: 'Products' }).click();
  await page.getByRole('button', { name: 'Prøv igen' }).waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Prøv igen' }).click();
  await page.getByRole('heading', { name: 'Products' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/products');
});

test('a form stays as it was typed when a part of it cannot be fetched', async () => {
  context = await stage.newContext();
  await enter(context, company.owner);
  page = await context.newPage();
  await page.route(/calendar-popup.*\.js/, (route) => route.abort());
  await page.goto('/order?new=1');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Titel').fill('Sommerfest');
  await dialog.getByRole('button', { name: 'Vælg dato' }).first().click();
  await page.getByText('Det kunne ikke hentes.').waitFor();
  expect(await dialog.getByLabel('Titel').inputValue()).toBe('Sommerfest');
});
