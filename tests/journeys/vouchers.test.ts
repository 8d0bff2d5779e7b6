import { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { beforeEach, describe, expect, test } from 'vitest';

import { createExpense, createTrip } from '../support/company/bookkeeping.ts';
import {
  dialog,
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

const inFront = () => dialog().last();
const press = (name: string) => inFront().getByRole('button', { name, exact: true }).click();
const field = (name: string) => inFront().getByRole('textbox', { name });

async function openDialog(name: string, width: number): Promise<void> {
  await openScreen('/accountant', { as: company.owner, width });
  await page.getByRole('button', { name, exact: true }).click();
  await dialog().waitFor();
}

async function choose(label: string, option: string): Promise<void> {
  await inFront().getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function stored(): Promise<unknown> {
  return (await company.owner.call(accountingRoutes.listAccountingReceipts)).json;
}

describe.each([1440, 360])('at %i px', (width) => {
  test('the accountant uploads a voucher, approves it, and may not edit it any more', async () => {
    await openDialog('Receipts', width);
    await dialog().getByText('Ingen kvitteringer fundet.').waitFor();
    await expectAccessible();
    await press('Upload ny');
    await inFront().getByRole('heading', { name: 'Opret nyt bilag' }).waitFor();
    await press('Upload bilag');
    await inFront().getByText('Udfyld alle felter og vælg en fil').waitFor();
    await inFront().getByText('Vælg en rejse, eller vælg Ingen rejse.').waitFor();
    await expectAccessible();
    const file = { name: 'bon.pdf', mimeType: 'application/pdf' };
    const buffer = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\n%%EOF');
    await page
      .locator('input[type=file]')
      .last()
      .setInputFiles({ ...file, buffer });
    await field('Firma').fill('Stark Vejle');
    await field('Beskrivelse').fill('Krydsfiner til scene');
    await field('Beløb med moms').fill('875,00');
    await field('Heraf moms').fill('175,00');
    await field('Dato').fill('12-11-2026');
    await choose('Rejse', 'Ingen rejse');
    await page.route('**/accountant/upload', (route) => route.abort(), { times: 1 });
    await press('Upload bilag');
    await inFront().getByText('Fejl ved upload').waitFor();
    await press('Upload bilag');
    await dialog().getByRole('button', { name: 'Stark Vejle' }).waitFor();
    await press('Godkend');
    await dialog().getByRole('listitem').getByText('Approved').waitFor();
    await expect
      .poll(() => dialog().getByRole('button', { name: 'Rediger' }).isDisabled())
      .toBe(true);
    await expect.poll(() => dialog().getByRole('button', { name: 'Slet' }).isDisabled()).toBe(true);
    await expectAccessible();
    expect(await stored()).toMatchObject([
      { businessname: 'Stark Vejle', price: 875, vat: 175, status: 3, noFile: 0 },
    ]);
  });

  test('the address for receipts by mail is made, and renewed only when that is confirmed', async () => {
    await openDialog('Receipts', width);
    await press('Kvitteringer på mail');
    await inFront().getByText('I har ingen adresse endnu.').waitFor();
    await press('Lav adresse');
    const first = await field('Jeres adresse').inputValue();
    expect(first).toMatch(/^bilag-\w+@/);
    await expectAccessible();
    await press('Forny adresse');
    await inFront().getByText('holder op med at virke med det samme').waitFor();
    await press('Annuller');
    await expect.poll(() => field('Jeres adresse').inputValue()).toBe(first);
    await press('Forny adresse');
    await inFront().getByText('holder op med at virke med det samme').waitFor();
    await press('Forny adresse');
    await expect.poll(() => field('Jeres adresse').inputValue()).not.toBe(first);
  });

  test('an expense is approved with a comment, and its trip shows it', async () => {
    const trip = await createTrip(company);
    await createExpense(company, { tripId: trip.id });
    await openDialog('Alle Udgifter', width);
    await dialog().getByRole('searchbox').fill('Hotel');
    await dialog().getByText('Ingen matchende udgifter fundet.').waitFor();
    await dialog().getByRole('searchbox').fill('');
    await press('Godkend eller afvis');
    await field('Kommentar (valgfri)').fill('Med lønnen');
    await expectAccessible();
    await page.route('**/expenses/update-status', (route) => route.abort(), { times: 1 });
    await press('Godkend');
    await inFront().getByText('Kunne ikke opdatere udgift').waitFor();
    await press('Godkend');
    await dialog().getByRole('listitem').getByText('Udbetalt').waitFor();
    const { json } = await company.owner.call(accountingRoutes.listExpenses);
    expect(json).toMatchObject([{ status: 3, comment: 'Med lønnen' }]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Alle Rejser', exact: true }).click();
    await dialog().getByRole('searchbox').fill('Odense');
    await dialog().getByText('Ingen matchende rejser fundet.').waitFor();
    await dialog().getByRole('searchbox').fill('');
    await dialog().getByRole('button', { name: 'Messe i Aarhus' }).click();
    await inFront().getByText('Brændstof, varevogn').waitFor();
    await expectAccessible();
  });
});
