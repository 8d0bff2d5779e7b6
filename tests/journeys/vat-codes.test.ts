import { recordRoutes } from '@driftig/contracts/records/routes';
import { beforeEach, describe, expect, test } from 'vitest';

import {
  button,
  dialog,
  expectAccessible,
  openScreen,
  page,
  setUpScreens,
} from '../support/browser/screen.ts';
import { deliverInvoiceEvents, startSalesBooks } from '../support/bookkeeping/sales-books.ts';
import { createCompany, type TestCompany } from '../support/company/company.ts';
import { createCustomer } from '../support/company/customers.ts';

setUpScreens();
let company: TestCompany;
beforeEach(async () => {
  company = await createCompany({ companyName: 'Nordlys Event ApS' });
  await startSalesBooks(company);
  await createCustomer(company.owner, { company: 'Zelt GmbH', address: 'Weg 1', town: 'Kiel' });
});

async function giveCustomerVatCode(): Promise<void> {
  await openScreen('/customers', { as: company.owner });
  await page.getByText('Zelt GmbH').first().click();
  await button('Rediger').first().click();
  await dialog().getByLabel('Momsnummer').fill('de 123 456 789');
  await dialog().getByLabel('Land').fill('Tyskland');
  await dialog().getByRole('combobox', { name: 'Moms', exact: true }).click();
  await page.getByRole('option', { name: 'Ydelser til EU' }).click();
  await expectAccessible();
  await dialog().getByRole('button', { name: 'Gem', exact: true }).click();
  await dialog().waitFor({ state: 'detached' });
  const { json } = await company.owner.call(recordRoutes.listCustomers);
  expect(json).toMatchObject([{ vatcode: 'SEUY', vatnumber: 'DE123456789' }]);
}

async function typeLine(name: string, price: string): Promise<void> {
  const line = page.getByRole('group', { name: 'Ny linje i Items' });
  await line.getByLabel(/Beskrivelse/).fill(name);
  await line.getByLabel(/Antal/).fill('1');
  await line.getByLabel(/Pris/).fill(price);
  await page.keyboard.press('Enter');
}

async function issueMixedInvoice(width: number): Promise<void> {
  await openScreen('/increate', { as: company.owner, width });
  await page.getByRole('tab', { name: /^Payment/ }).click();
  await page.getByRole('radio', { name: /^End/ }).check();
  await page.getByRole('tab', { name: /^Customer/ }).click();
  await page.getByRole('combobox', { name: 'Kunde' }).click();
  await page.getByRole('option', { name: /Zelt GmbH/ }).click();
  await page.getByRole('tab', { name: /^Items/ }).click();
  await typeLine('Rådgivning', '4.000');
  await page.getByText('4.000,00 kr.').first().waitFor();
  await button('Forskellig moms på linjerne').click();
  await typeLine('Entré i Aarhus', '1.000');
  await page.getByLabel('Moms, linje 2').selectOption('Med moms');
  await page.getByText('5.250,00 kr.').first().waitFor();
  await expectAccessible();
  await button('Gem faktura').first().click();
  await page.getByText('Data saved successfully!').waitFor();
}

describe.each([1440, 360])('at %i px', (width) => {
  test('a German customer is invoiced with reverse charge beside a taxed line, and the return has both', async () => {
    await giveCustomerVatCode();
    await issueMixedInvoice(width);
    await page.goto('/invo/1');
    const sheet = page.getByRole('article', { name: 'Faktura 1' });
    await sheet.getByText('Momsnr. DE123456789').waitFor();
    await sheet.getByText('Omvendt betalingspligt (reverse charge)').waitFor();
    await sheet.getByText('Varer, ydelser til EU').waitFor();
    await expectAccessible();

    await deliverInvoiceEvents(company);
    await openScreen('/accountant', { as: company.owner, width });
    await button('Create report').click();
    await dialog().getByLabel('Rapport').selectOption('Moms');
    await dialog().getByLabel('År', { exact: true }).selectOption('2026');
    await dialog()
      .getByRole('button', { name: /^4\. kvartal/ })
      .click();
    await dialog()
      .getByRole('button', { name: /^Rubrik B.*ydelser.*4\.000/ })
      .waitFor();
    await dialog()
      .getByRole('button', { name: /^Salgsmoms.*250/ })
      .waitFor();
  });
});
