import { readFile } from 'node:fs/promises';

import { startTestSite } from '@driftig/local-cloud/harness';
import type { TestSite } from '@driftig/local-cloud/test-cloud';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

import { launchBrowser } from '../support/browser.ts';
import { createCompany, testPassword } from '../support/company.ts';
import { readPdf } from '../support/read-pdf.ts';

let site: TestSite;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  site = await startTestSite();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});
beforeEach(async () => {
  const { owner } = await createCompany({ companyName: 'Nordlys Event ApS' });
  context = await browser.newContext({
    baseURL: site.url,
    viewport: { width: 1440, height: 900 },
    locale: 'da-DK',
    timezoneId: 'Europe/Copenhagen',
    reducedMotion: 'reduce',
  });
  await owner.session();
  const data = { email: owner.user.email, password: testPassword };
  expect((await context.request.post('/auth/login', { data })).ok()).toBe(true);
  page = await context.newPage();
  await page.goto('/increate');
});
afterEach(async () => {
  await context.close();
});

const tab = (name: RegExp) => page.getByRole('tab', { name });
const button = (name: string) => page.getByRole('button', { name, exact: true }).first();
const saved = () => page.getByText('Data saved successfully!');

async function fillIn(company: string): Promise<void> {
  await tab(/^Customer/).click();
  await page.getByLabel('Firma').fill(company);
  await tab(/^Items/).click();
  const line = page.getByRole('group', { name: 'Ny linje i Items' });
  await line.getByLabel(/Beskrivelse/).fill('Telt 2 x 3 m');
  await line.getByLabel(/Pris/).fill('1234,50');
  await page.keyboard.press('Enter');
  await page.getByText('1.543,13 kr.').first().waitFor();
}

test('what was typed survives a reload, and an expired session while it is saved', async () => {
  await fillIn('Holm & Søn ApS');
  page.once('dialog', (question) => void question.accept());
  await page.reload();
  await page.getByText('Din kladde fra før er hentet frem.').waitFor();
  await page.getByText('1.543,13 kr.').first().waitFor();
  await context.clearCookies();
  await button('Gem faktura').click();
  const again = page.getByRole('dialog', { name: 'Log ind igen' });
  await again.getByRole('textbox', { name: /Adgangskode/ }).fill(testPassword);
  await page.keyboard.press('Enter');
  await saved().waitFor();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('an answer that gets lost and a second try give one invoice', async () => {
  await fillIn('Aarhus Teater');
  const issuing = '**/invoice/insertNewInvoice';
  await page.route(issuing, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await button('Gem faktura').click();
  await page.getByText('Failed to save data. Please try again.').waitFor();
  await page.unroute(issuing);
  await button('Prøv igen').click();
  await saved().waitFor();
  await page.goto('/invo');
  await page.getByText('Aarhus Teater').first().waitFor();
  expect(await page.getByText('Aarhus Teater').count()).toBe(1);
});

test('each fault stands at its field, and the first one has the focus', async () => {
  await button('Gem faktura').click();
  await page.getByText('Vælg en kunde, eller skriv et firma eller navn.').waitFor();
  await page.getByLabel('Firma').fill('Café Kanel');
  await button('Gem faktura').click();
  await page.getByText('Tilføj mindst én linje.').waitFor();
  await fillIn('Café Kanel');
  await tab(/^Payment/).click();
  await page.getByLabel('Betalingsdato').fill('01-01-2020');
  await tab(/^Items/).click();
  await button('Gem faktura').click();
  await page.getByText('Betalingsdatoen er før fakturadatoen.').waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('payDate');
});

/** Every sign on the pages, in no order: columns are read in one order here, in another there. */
async function signsOf(file: Uint8Array): Promise<string> {
  const pages = await readPdf(file);
  const text = pages.map((one) => one.text).join('');
  return [...text.replaceAll(/\s/g, '')].toSorted().join('');
}

test('the printed page shows what the PDF shows', async () => {
  await fillIn('Skagen Bryghus');
  await button('Gem faktura').click();
  await saved().waitFor();
  await page.goto('/invo/1');
  const download = page.waitForEvent('download');
  await button('Gem som PDF').click();
  const made = new Uint8Array(await readFile(await (await download).path()));
  const printed = new Uint8Array(await page.pdf({ preferCSSPageSize: true }));
  expect(await signsOf(printed)).toBe(await signsOf(made));
});
