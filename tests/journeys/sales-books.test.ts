import { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { beforeEach, describe, expect, test } from 'vitest';

import {
  dialog,
  dialogButton,
  expectAccessible,
  openScreen,
  page,
  setUpScreens,
} from '../support/browser/screen.ts';
import { ledgerBalances, readLedger } from '../support/bookkeeping/sales-books.ts';
import { saveSettings } from '../support/company/company-settings.ts';
import { createCompany, type TestCompany } from '../support/company/company.ts';
import { issue, setStatus } from '../support/company/invoices.ts';

setUpScreens();
let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

async function openSales(width: number): Promise<void> {
  await openScreen('/accountant', { as: company.owner, width });
  await page.getByRole('button', { name: 'Bogføring af salg', exact: true }).click();
  await dialog().waitFor();
}

describe.each([1440, 360])('at %i px', (width) => {
  test('posting begins on a date, and one press posts all invoices until now', async () => {
    await company.owner.call(accountingRoutes.adoptPublicChart, { body: { version: '20260101' } });
    const { id } = await issue(company.owner);
    await setStatus(company.owner, id, 3);
    await issue(company.owner);
    await saveSettings(company, { currency: 'EUR', invoiceactualnumber: '3' });
    await issue(company.owner);
    await openSales(width);
    await dialogButton('Begynd bogføring').waitFor();
    await expectAccessible();
    await dialog().getByRole('textbox', { name: 'Bogfør fra' }).fill('01-01-2026');
    await dialogButton('Begynd bogføring').click();
    await dialog().getByText('bogføres af sig selv fra 01-01-2026').waitFor();
    await dialog().getByText('3 fakturaer gennemgået, 3 posteringer bogført').waitFor();
    await expectAccessible();
    const balances = ledgerBalances(await readLedger(company));
    expect(balances).toEqual({ 1010: -20_000, 6190: 12_500, 6480: 12_500, 7680: -5000 });
    await dialogButton('Bogfør det, der mangler').click();
    await dialog().getByText('Alt er allerede bogført.').waitFor();
    await dialog().getByRole('link', { name: 'Faktura 3 (EUR)' }).click();
    await page.getByRole('heading', { name: 'Faktura 3', level: 1 }).waitFor();
  });
});

test('a company without accounts is shown which ones are missing', async () => {
  await openScreen('/accountant', { as: company.owner });
  await page.getByRole('button', { name: 'Åbn Kontoplan' }).click();
  await dialogButton('Hent standardkontoplanen').waitFor();
  await openSales(1440);
  await dialog().getByText('Kontoplanen mangler konti').waitFor();
  await dialog().getByText('6190').waitFor();
  await expectAccessible();
});
