import { bankRoutes } from '@driftig/contracts/bank/routes';
import { periodRoutes } from '@driftig/contracts/periods/routes';
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';

import { accountOf, readLine } from '../support/bookkeeping/bank.ts';
import {
  deliverInvoiceEvents,
  ledgerBalances,
  readLedger,
  startSalesBooks,
} from '../support/bookkeeping/sales-books.ts';
import { photograph } from '../support/browser/receipt-photo.ts';
import {
  allowInConsole,
  button,
  dialog,
  dialogButton,
  expectAccessible,
  openScreen,
  page,
  setUpScreens,
} from '../support/browser/screen.ts';
import { createVoucher } from '../support/company/bookkeeping.ts';
import { createCompany, type TestCompany } from '../support/company/company.ts';
import { issue } from '../support/company/invoices.ts';

setUpScreens();
/** The engine writes its guesses about a picture to the console. */
const engineGuess = /^(?:Estimating resolution as|Detected) \d+/;
const inFront = () => dialog().last();
const field = (name: string) => dialog().getByRole('textbox', { name });
const press = (name: string | RegExp) => inFront().getByRole('button', { name }).first().click();

async function choose(label: string, option: RegExp): Promise<void> {
  await inFront().getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option }).click();
}

/** A photo becomes an approved receipt; returns how many taps it took. No field is typed. */
async function photographReceipt(): Promise<number> {
  let taps = 0;
  const tap = async (place: Locator) => {
    await place.click();
    taps += 1;
  };
  await tap(button('Upload kvittering'));
  const camera = dialog().locator('input[capture]');
  await camera.setInputFiles(await photograph(page));
  // The camera is opened by a tap of its own, and its shutter is not the page's.
  taps += 1;
  await tap(dialogButton('Brug hele billedet'));
  await expect.poll(() => field('Beløb').inputValue()).toBe('875,00');
  await expect.poll(() => field('Heraf moms').inputValue()).toBe('175,00');
  await dialog().getByText('Udfyldt som sidst').waitFor();
  await tap(dialogButton('Upload kvittering'));
  await dialog().waitFor({ state: 'detached' });
  await tap(button('Stark Vejle'));
  await tap(dialogButton('Godkend'));
  await dialog().waitFor({ state: 'detached' });
  return taps;
}

/** An invoice of the month, paid by a line of the bank. */
async function sellAndGetPaid(company: TestCompany): Promise<void> {
  await issue(company.owner, { date: '2026-07-15' });
  const lines = [readLine({ date: '2026-07-20' })];
  const params = { id: await accountOf(company, 6480) };
  await company.owner.call(bankRoutes.takeBankLines, { params, body: { lines } });
  await deliverInvoiceEvents(company);
}

async function approveBankLine(): Promise<void> {
  await page.getByRole('button', { name: 'Bank', exact: true }).click();
  await press(/^Godkend alle sikre/);
  await inFront().getByText('Ingen åbne linjer.').waitFor();
  await press('Luk');
}

describe.each([1440, 360])('at %i px', (width) => {
  test('a photo is approved in six taps and posted, a sale is paid, and the VAT of both is reported', async () => {
    allowInConsole(engineGuess);
    const company = await createCompany();
    const { owner } = company;
    await startSalesBooks(company);
    const account = await accountOf(company, 1610);
    await createVoucher(owner, { businessname: 'STARK VEJLE A/S', account, date: '01-02-2026' });
    await sellAndGetPaid(company);
    await openScreen('/receipts', { as: owner, width });
    expect(await photographReceipt()).toBeLessThanOrEqual(6);

    await openScreen('/accountant', { as: owner, width });
    await page.getByRole('button', { name: 'Receipts', exact: true }).click();
    await press('Bogfør');
    await choose('Modkonto, kredit', /^6480/);
    await expectAccessible();
    await press('Bogfør');
    await inFront().getByText('Bilag 2').waitFor();
    await press('Luk');
    await approveBankLine();
    await deliverInvoiceEvents(company);
    expect(ledgerBalances(await readLedger(company))).toEqual({
      1010: -10_000,
      1610: 70_000,
      6480: -75_000,
      7680: -2500,
      7740: 17_500,
    });

    await page.getByRole('button', { name: 'Create report', exact: true }).click();
    await inFront().getByLabel('Rapport').selectOption('Moms');
    await inFront().getByLabel('År', { exact: true }).selectOption('2026');
    await press(/^3\. kvartal/);
    await inFront()
      .getByRole('button', { name: /^Købsmoms.*175/ })
      .waitFor();
    await inFront()
      .getByRole('button', { name: /^Salgsmoms.*25/ })
      .waitFor();
    await press('Marker som indberettet');
    await press('Marker som indberettet');
    await inFront().getByText('Der kan ikke bogføres i perioden.').waitFor();
    const { json } = await owner.call(periodRoutes.listPeriods, {});
    expect(json).toMatchObject({
      vatPeriods: [{ closed: false }, { id: 'vat.2026-07-01.2026-09-30', closed: true }],
    });
  });
});
