import { readFile } from 'node:fs/promises';

import { beforeEach, expect, test } from 'vitest';

import { recordRoutes } from '@driftig/contracts/records/routes';

import {
  createCompany,
  testPassword,
  type Caller,
  type TestCompany,
} from '../support/company/company.ts';
import { saveSettings } from '../support/company/company-settings.ts';
import { issue } from '../support/company/invoices.ts';
import { readPdf } from '../support/files/read-pdf.ts';
import {
  asItIsSent,
  button,
  context,
  dialogButton,
  hasFocus,
  menuItem,
  openScreen,
  page,
  setUpScreens,
} from '../support/browser/screen.ts';

setUpScreens();

let company: TestCompany;
let owner: Caller;
beforeEach(async () => {
  company = await createCompany({ companyName: 'Nordlys Event ApS' });
  ({ owner } = company);
  await openScreen('/increate', { as: owner, hearsOthers: false });
});

const tab = (name: RegExp) => page.getByRole('tab', { name });
const focusedField = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
const patient = { timeout: 15_000 };
const saved = () => page.getByText('Data saved successfully!');

async function fillIn(company: string): Promise<void> {
  await tab(/^Payment/).click();
  await page.getByRole('radio', { name: /^End/ }).check();
  await tab(/^Customer/).click();
  await page.getByLabel('Firma').fill(company);
  await tab(/^Items/).click();
  const line = page.getByRole('group', { name: 'Ny linje i Items' });
  await line.getByLabel(/Beskrivelse/).fill('Telt 2 x 3 m');
  await line.getByLabel(/Pris/).fill('1234,50');
  await page.keyboard.press('Enter');
  await page.getByText('1.543,13 kr.').first().waitFor();
}

test('a draft survives a reload, and a session that has expired when it is saved', async () => {
  await fillIn('Holm & Søn ApS');
  await page.reload();
  await page.getByText('Din kladde fra før er hentet frem.').waitFor();
  await page.getByText('1.543,13 kr.').first().waitFor();
  await page.getByText('Kladden er gemt.').waitFor();
  await asItIsSent('/invoice/insertNewInvoice', () => context.clearCookies());
  await button('Gem faktura').click();
  const again = page.getByRole('dialog', { name: 'Log ind igen' });
  await again.getByRole('textbox', { name: /Adgangskode/ }).fill(testPassword);
  await page.keyboard.press('Enter');
  await saved().waitFor();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('a draft is found again without the tab that wrote it, and is gone when it is issued', async () => {
  await fillIn('Café Kanel');
  await page.getByText('Kladden er gemt.').waitFor();
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/increate');
  await button('Kladder (1)').click();
  await page.getByRole('dialog').getByText('1.543,13 kr.').waitFor();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Café Kanel/ })
    .click();
  await page.getByText('1.543,13 kr.').first().waitFor();
  await button('Gem faktura').click();
  await saved().waitFor();
  await button('Ny faktura').click();
  await expect.poll(() => page.getByText('Café Kanel').count(), patient).toBe(0);
  await expect.poll(() => page.getByRole('button', { name: /^Kladder/ }).count()).toBe(0);
});

test('several drafts are kept, and one is deleted', async () => {
  await fillIn('Aarhus Teater');
  await page.getByText('Kladden er gemt.').waitFor();
  await button('Ny faktura').click();
  await tab(/^Customer/).click();
  await page.getByLabel('Firma').fill('Skagen Bryghus');
  await button('Kladder (2)').click();
  await button('Slet kladden til Aarhus Teater').click();
  await dialogButton('Slet').click();
  await button('Kladder (1)').waitFor();
  await expect.poll(() => page.getByLabel('Firma').inputValue()).toBe('Skagen Bryghus');
});

test('a new form asks for nothing before it is touched', async () => {
  await tab(/^Items/).click();
  await expect.poll(() => page.getByText('Mangler endnu').count()).toBe(0);
  await expect.poll(() => tab(/0 af 1/).count()).toBe(0);
  await tab(/^Customer/).click();
  await page.getByLabel('Firma').fill('Vejle Kommune');
  await page.getByText('Mangler endnu').waitFor();
});

test('missing Settings are filled in over the form, which is kept and then issued', async () => {
  const company = await createCompany({ companyName: 'Fjord Event ApS' });
  expect((await saveSettings(company, { regnumber: '', kontonumber: '' })).status).toBe(200);
  await openScreen('/increate', { as: company.owner });
  await fillIn('Vejle Kommune');
  await button('Gem faktura').click();
  await dialogButton('Udfyld i Settings').click();
  const settings = page.getByRole('dialog', { name: /^Settings/ });
  await settings.getByLabel('Reg.nr.').fill('0123');
  await settings.getByLabel('Kontonummer').fill('0001234567');
  await settings.getByRole('button', { name: 'Gem' }).click();
  await settings.waitFor({ state: 'detached' });
  await expect.poll(() => page.getByLabel('Firma').inputValue()).toBe('Vejle Kommune');
  await page.getByText('1.543,13 kr.').first().waitFor();
  await button('Gem faktura').click();
  await saved().waitFor();
});

test('cancelling asks first, and the sheet then asks for no money', async () => {
  const { id } = await issue(owner);
  await page.goto('/invo/1');
  await page.getByText('At betale', { exact: true }).waitFor();
  await button(/Skift status$/).click();
  await menuItem('Cancelled').click();
  await dialogButton('Krediter fakturaen').click();
  await page.getByText(/^Fakturaen er krediteret med kreditnota 1 af/).waitFor();
  await expect.poll(() => page.getByText('At betale', { exact: true }).count()).toBe(0);
  const { json } = await owner.call(recordRoutes.listInvoices);
  expect(json).toMatchObject([{ id, status: 5 }]);
});

test('saving again after a lost answer issues one invoice', async () => {
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
  await expect.poll(() => page.getByText('Aarhus Teater').count()).toBe(1);
});

test('each error is shown at its field, and the first one gets the focus', async () => {
  await button('Gem faktura').click();
  await page
    .getByText('Vælg en kunde, eller skriv et firma eller navn.', { exact: true })
    .waitFor();
  await page.getByLabel('Firma').fill('Café Kanel');
  await button('Gem faktura').click();
  await page.getByText('Tilføj mindst én linje.', { exact: true }).waitFor();
  const line = page.getByRole('group', { name: 'Ny linje i Items' });
  await line.getByLabel(/Beskrivelse/).fill('Telt 2 x 3 m');
  await line.getByLabel(/Pris/).fill('1234,50');
  await page.keyboard.press('Enter');
  await button('Gem faktura').click();
  await page.getByText('Vælg Deposit eller End.', { exact: true }).waitFor();
  await expect.poll(focusedField, patient).toBe('kind');
  await page.getByRole('radio', { name: /^End/ }).check();
  await tab(/^Payment/).click();
  await page.getByLabel('Forfaldsdato').fill('01-01-2020');
  await tab(/^Items/).click();
  await button('Gem faktura').click();
  await page.getByText('Forfaldsdatoen er før fakturadatoen.', { exact: true }).waitFor();
  await expect.poll(focusedField, patient).toBe('payDate');
});

test('a tab counts its errors, and the error list leads to each field', async () => {
  await tab(/^Payment/).click();
  await page.getByLabel('Forfaldsdato').fill('01-01-2020');
  await tab(/^Items/).click();
  await tab(/^Payment.*1 felt skal rettes/).waitFor();
  await button('Gem faktura').click();
  await tab(/^Customer.*1 felt skal rettes/).waitFor();
  await tab(/^Items.*1 felt skal rettes/).waitFor();
  const list = page.getByRole('group', { name: 'Skal rettes' });
  await list.getByRole('link', { name: /^Ny linje/ }).click();
  await expect.poll(focusedField, patient).toBe('adding.items.name');
  await list.getByRole('link', { name: /^Kunde/ }).click();
  await expect
    .poll(() => page.locator(':focus').getAttribute('placeholder'), patient)
    .toBe('Vælg en kunde');
  await page.getByLabel('Firma').fill('Café Kanel');
  await tab(/^Customer.*udfyldt/).waitFor();
});

test('an error from the server marks its tab and gets the focus', async () => {
  await fillIn('Vejle Kommune');
  const fields = { cvr: 'CVR-nummeret findes ikke.' };
  const refusal = { status: 400, json: { code: 'bad_input', message: 'Forkert.', fields } };
  await page.route('**/invoice/insertNewInvoice', (route) => route.fulfill(refusal));
  await button('Gem faktura').click();
  await tab(/^Customer.*1 felt skal rettes/).waitFor();
  await expect.poll(focusedField, patient).toBe('cvr');
});

test('the focus returns to the form after a popup', async () => {
  await fillIn('Bryllup Jensen/Møller');
  const issuing = '**/invoice/insertNewInvoice';
  await page.route(issuing, (route) => route.abort());
  await button('Gem faktura').click();
  await page.getByText('Failed to save data. Please try again.').waitFor();
  await page.keyboard.press('Escape');
  const text = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(text, patient).toContain('Gem faktura');
  await page.unroute(issuing);
  await page.keyboard.press('Enter');
  await saved().waitFor();
  await button('Ny faktura').click();
  await expect.poll(() => hasFocus(page.getByRole('combobox', { name: 'Kunde' }))).toBe(true);
  await expect.poll(() => tab(/^Customer/).getAttribute('aria-selected')).toBe('true');
});

test('on a phone the selected tab is scrolled into view, and selecting moves none', async () => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/increate?tab=items');
  await tab(/^Items/).waitFor();
  const box = () => tab(/^Items/).boundingBox();
  const right = async () => {
    const { x = 0, width = 360 } = (await box()) ?? {};
    return x + width;
  };
  await expect.poll(right, patient).toBeLessThanOrEqual(360);
  const chosen = await box();
  await tab(/^Order/).click();
  await expect.poll(() => tab(/^Order/).getAttribute('aria-selected'), patient).toBe('true');
  expect((await box())?.width).toBe(chosen?.width);
});

/** All characters of the pages, sorted: the two files may have their columns in another order. */
async function charactersOf(file: Uint8Array): Promise<string> {
  const pages = await readPdf(file);
  const text = pages.map((one) => one.text).join('');
  return [...text.replaceAll(/\s/g, '')].toSorted().join('');
}

test('the printed page has the text of the PDF', async () => {
  await fillIn('Skagen Bryghus');
  await button('Gem faktura').click();
  await saved().waitFor();
  await page.goto('/invo/1');
  const download = page.waitForEvent('download');
  await button('Gem som PDF').click();
  const made = new Uint8Array(await readFile(await (await download).path()));
  const printed = new Uint8Array(await page.pdf({ preferCSSPageSize: true }));
  expect(await charactersOf(printed)).toBe(await charactersOf(made));
});

test('a product group and the people of the order go into the invoice', async () => {
  const body = { dType: 'productgroups', name: 'Barpakke', price: 800 };
  await owner.call(recordRoutes.createRecord, { body });
  await page.goto('/increate');
  await fillIn('Holm & Søn ApS');
  await page.getByRole('radiogroup').getByText('Product Groups').click();
  await button('Hent fra Product Groups').click();
  await dialogButton('Tilføj').waitFor();
  await page
    .getByRole('dialog')
    .getByRole('checkbox', { name: /Barpakke/ })
    .check();
  await dialogButton('Tilføj 1 linje').click();
  await page.getByText('2.543,13 kr.').first().waitFor();
  await tab(/^Order/).click();
  await page.getByLabel(/^Titel/).fill('Sommerfest');
  await expect.poll(() => tab(/^Employees/).count()).toBe(0);
  await page.getByLabel('Startdato').fill('20-06-2031');
  await page.keyboard.press('Tab');
  await tab(/^Employees/).click();
  await button('Tildel Jonas Bak').click();
  await button('Gem faktura').click();
  await page.getByText(/^Ordren slutter først 20-06-2031, og fakturaen er dateret/).waitFor();
  await dialogButton('Udsted fakturaen').click();
  await saved().waitFor();
  const order = await company.store.orders.find(1);
  expect(order?.planning?.assignedIds).toEqual([company.employee.user.userId]);
  const invoice = await company.store.invoices.getByNumber(1);
  expect(invoice.lines.productGroups).toMatchObject([{ description: 'Barpakke', price: 80_000 }]);
});
