import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openStage, withDemoCompany } from '../support/stage.ts';

const password = 'nordlys-2026';
const stage = openStage(withDemoCompany);

/** A browser of one's own, logged in as someone of the demo company. */
async function loggedIn(email: string): Promise<{ context: BrowserContext; page: Page }> {
  const context = await stage.newContext();
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('button', { name: 'Log ind', exact: true }).first().click();
  await logIn(page, email);
  await page.waitForURL('**/dashboard');
  return { context, page };
}

async function logIn(page: Page, email?: string): Promise<void> {
  const dialog = page.getByRole('dialog').last();
  if (email !== undefined) await dialog.getByLabel(/E-mail/).fill(email);
  await dialog.getByRole('textbox', { name: /Adgangskode/ }).fill(password);
  await dialog.getByRole('button', { name: /^(Login|Log ind igen|Log ind)$/ }).click();
}

test('a session that ends while saving: log in again in a dialog, and the form is still there', async () => {
  const { context, page } = await loggedIn('mette@nordlysevent.dk');
  await page.goto('/customers?new=1');
  await page.getByRole('dialog').getByLabel('Virksomhed').fill('Amager Ølhus ApS');
  await context.clearCookies();
  await page.getByRole('dialog').getByRole('button', { name: 'Gem', exact: true }).click();

  await page.getByText('Din session er udløbet.', { exact: false }).waitFor();
  expect(await page.getByLabel('Virksomhed').first().inputValue()).toBe('Amager Ølhus ApS');
  await logIn(page);

  await page.getByRole('dialog').first().waitFor({ state: 'detached' });
  await page.getByText('Amager Ølhus ApS').first().waitFor();
  await context.close();
});

test('a tab from before another login does not act for the one who is logged in now', async () => {
  const { context, page } = await loggedIn('mette@nordlysevent.dk');
  await page.goto('/customers?new=1');
  await page.getByRole('dialog').getByLabel('Virksomhed').fill('Forkert Firma ApS');
  const other = { email: 'sara@nordlysevent.dk', password };
  expect((await context.request.post('/auth/login', { data: other })).ok()).toBe(true);
  await page.getByRole('dialog').getByRole('button', { name: 'Gem', exact: true }).click();
  await page.getByText('Din session er udløbet.', { exact: false }).waitFor();
  expect(await page.getByLabel('Virksomhed').first().inputValue()).toBe('Forkert Firma ApS');
  await context.close();
});

test('a refused save stands at its field, and what was typed stays', async () => {
  const { context, page } = await loggedIn('sara@nordlysevent.dk');
  await page.goto('/customers?new=1');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Virksomhed').fill('Trøjborg Tryk');
  await dialog.getByLabel('CVR-nr.').fill('12345678');
  await dialog.getByRole('button', { name: 'Gem', exact: true }).click();
  await dialog.getByText('CVR-nummeret er ikke gyldigt. Tjek de 8 cifre.').waitFor();
  expect(await dialog.getByLabel('Virksomhed').inputValue()).toBe('Trøjborg Tryk');
  await context.close();
});

test('an employee sees only what is an employee’s', async () => {
  const { context, page } = await loggedIn('jonas@nordlysevent.dk');
  await page.getByText('Hej Jonas Bak').waitFor();
  expect(await page.getByRole('link', { name: 'Invoices' }).count()).toBe(0);
  await page.goto('/invo');
  await page.waitForURL('**/dashboard');
  await context.close();
});
