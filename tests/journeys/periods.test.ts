import { beforeEach, describe, expect, test } from 'vitest';

import { adoptChart, postDated } from '../support/bookkeeping/periods.ts';
import { ledgerBalances, readLedger } from '../support/bookkeeping/sales-books.ts';
import {
  dialog,
  dialogButton,
  expectAccessible,
  openScreen,
  page,
  setUpScreens,
} from '../support/browser/screen.ts';
import { createCompany, type TestCompany } from '../support/company/company.ts';

setUpScreens();
let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

describe.each([1440, 360])('at %i px', (width) => {
  test('balances are typed, a quarter is filed, and a year is closed', async () => {
    const { owner } = company;
    const accounts = await adoptChart(owner);
    await postDated(owner, '15-12-2025', {
      amount: '1.000,00',
      vatAmount: '0,00',
      account: accounts.get(2030),
      againstAccount: accounts.get(6480),
    });
    await openScreen('/accountant', { as: owner, width });
    await page.getByRole('button', { name: 'Perioder', exact: true }).click();
    await dialogButton('Skriv eller importer primosaldi').click();
    const lines = dialog().getByRole('textbox', { name: 'Konto og beløb' });
    await lines.fill('6480;500,00\n6510;-400,00');
    await dialog().getByText('100,00 kr. for meget i debet').waitFor();
    await lines.fill('6480;500,00\n6510;-500,00');
    await expectAccessible();
    await dialogButton('Bogfør primosaldi').click();
    await page.getByText('Primosaldi er bogført som bilag 2.').waitFor();

    await dialogButton('Marker som indberettet 01-07-2026 – 30-09-2026').click();
    await dialogButton('Marker som indberettet').click();
    await dialog().getByText('Indberettet', { exact: true }).waitFor();
    await dialogButton('Afslut året 01-01-2025 – 31-12-2025').click();
    await dialog().getByText('Underskud').waitFor();
    await expectAccessible();
    await dialogButton('Afslut året').click();
    await page.getByText('Regnskabsåret er afsluttet med bilag 3.').waitFor();
    await dialog().getByText('Afsluttet', { exact: true }).waitFor();
    await expectAccessible();

    const balances = ledgerBalances(await readLedger(company));
    expect(balances).toEqual({ 6480: -50_000, 6510: -50_000, 6940: 100_000 });
  });
});
