import { readFile } from 'node:fs/promises';

import { expect, test } from 'vitest';

import { testPassword } from '../support/company/company.ts';
import { newEmail } from '../support/stack/emails.ts';
import { readPdf } from '../support/files/read-pdf.ts';
import {
  dialog,
  dialogButton,
  expectAccessible,
  openWindow,
  page,
  setUpScreens,
} from '../support/browser/screen.ts';
import { expectToast } from '../support/browser/toasts.ts';

setUpScreens();

const button = (name: string) => page.getByRole('button', { name, exact: true });

async function register(email: string, companyName: string): Promise<void> {
  await page.goto('/');
  await expectAccessible();
  await button('Opret virksomhed').first().click();
  const submit = dialog().getByRole('button', { name: 'Opret virksomhed' });
  await dialog()
    .getByLabel(/Virksomhedsnavn/)
    .fill(companyName);
  await dialog()
    .getByLabel(/E-mail/)
    .fill(email);
  await dialog()
    .getByRole('textbox', { name: /Adgangskode/ })
    .fill('kort');
  await submit.click();
  await dialog().getByText('Mindst 8 tegn').first().waitFor();
  await expectAccessible();
  await dialog()
    .getByRole('textbox', { name: /Adgangskode/ })
    .fill(testPassword);
  await submit.click();
  await page.getByText('Virksomheden og brugeren er oprettet! Du kan nu logge ind.').waitFor();
}

/** The dialog changes to login by itself two seconds after registering. */
async function logIn(email: string): Promise<void> {
  const submit = dialogButton('Login');
  await submit.waitFor();
  await dialog()
    .getByLabel(/E-mail/)
    .fill(email);
  await dialog()
    .getByRole('textbox', { name: /Adgangskode/ })
    .fill(testPassword);
  await submit.click();
}

async function fillInFirstTimeForm(): Promise<void> {
  await page.getByText('Velkommen til Driftig').waitFor();
  await expectAccessible();
  await page.keyboard.press('Escape');
  await dialog()
    .getByLabel(/Fulde navn/)
    .fill('Mette Lindqvist');
  await button('Fortsæt').click();
  await dialog().getByText('Please fill in all fields.').first().waitFor();
  await dialog()
    .getByLabel(/Telefon/)
    .fill('abc');
  await dialog().getByLabel(/Mobil/).click();
  await dialog().getByText('Skriv et telefonnummer med mindst 8 cifre.').waitFor();
  await dialog()
    .getByLabel(/Telefon/)
    .fill('86 12 34 56');
  await dialog().getByLabel(/Mobil/).fill('20 14 60 01');
  await button('Fortsæt').click();
}

async function fillInCompanySettings(): Promise<void> {
  await dialog()
    .getByLabel(/CVR-nr/)
    .fill('12345678');
  await dialog()
    .getByLabel(/Adresse/)
    .fill('Havnegade 14');
  await dialog()
    .getByLabel(/Postnummer/)
    .fill('8000');
  await dialog().getByLabel(/^By/).fill('Aarhus C');
  await expectAccessible();
  const save = dialogButton('Gem');
  await save.click();
  await dialog().getByText('CVR-nummeret er ikke gyldigt. Tjek de 8 cifre.').waitFor();
  await dialog()
    .getByLabel(/CVR-nr/)
    .fill('13748136');
  await expectToast(page, 'Indstillingerne er gemt', () => save.click());
}

/** Goes to a screen by the menu, which a phone has behind a button. */
async function goTo(screen: string): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) < 768) await button('Åbn menu').click();
  const menu = page.getByRole('navigation', { name: 'Hovedmenu' });
  await menu.getByRole('link', { name: screen, exact: true }).click();
  await page.getByRole('main', { name: screen }).waitFor();
}

async function addRecord(
  screen: string,
  add: string,
  fields: Record<string, string>,
): Promise<void> {
  await goTo(screen);
  await button(add).first().click();
  for (const [label, value] of Object.entries(fields))
    await dialog().getByLabel(label).first().fill(value);
  await dialogButton('Gem').click();
  await dialog().waitFor({ state: 'detached' });
  const [first = ''] = Object.values(fields);
  await page.getByText(first).first().waitFor();
  await expectAccessible();
}

async function issueInvoice(): Promise<void> {
  await goTo('Invoice Create');
  await page.getByRole('tab', { name: /^Payment/ }).click();
  await page.getByRole('radio', { name: /^End/ }).check();
  await page.getByRole('tab', { name: /Customer informations/ }).click();
  await page.getByRole('combobox', { name: 'Kunde' }).click();
  await page.getByRole('option', { name: /Holm & Søn ApS/ }).click();
  await expectAccessible();
  await page.getByRole('tab', { name: /^Items/ }).click();
  const line = page.getByRole('group', { name: 'Ny linje i Items' });
  await line.getByLabel(/Beskrivelse/).fill('Telt 9 × 15 m');
  await line.getByLabel(/Antal/).fill('2');
  await line.getByLabel(/Pris/).fill('1.250,50');
  await page.keyboard.press('Enter');
  await page.getByText('3.126,25 kr.').first().waitFor();
  await expectAccessible();
  await button('Gem faktura').first().click();
  await page.getByText('Fakturaen mangler konto og kundens adresse.').first().waitFor();
  await expectAccessible();
  await dialogButton('Udfyld på fakturaen').click();
  await page.getByLabel('Adresse', { exact: true }).fill('Dæmningen 42');
  await page.getByLabel('Postnr.').fill('7100');
  await page.getByLabel('By', { exact: true }).fill('Vejle');
  await page.getByRole('tab', { name: /^Payment/ }).click();
  await page.getByLabel('Reg.nr.').fill('7230');
  await page.getByLabel('Kontonummer').fill('0001234567');
  const effect = page.getByText('Udsteder faktura 1', { exact: true });
  await effect.filter({ visible: true }).first().waitFor();
  await button('Gem faktura').first().click();
  await page.getByText('Data saved successfully!').waitFor();
  await expectAccessible();
}

async function savedPdfText(): Promise<string> {
  const download = page.waitForEvent('download');
  await button('Gem som PDF').first().click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('Faktura-1.pdf');
  const pages = await readPdf(new Uint8Array(await readFile(await file.path())));
  return pages.map((one) => one.text).join('\n');
}

const textsOfPdf = [
  'Faktura 1',
  'Holm & Søn ApS',
  'Nordlys Event ApS',
  'Havnegade 14',
  '13748136',
  'Telt 9 × 15 m',
  '2.501,00',
  '625,25',
  '3.126,25',
];

test.each([1440, 360])(
  'a company registers, issues an invoice and downloads its PDF (%i px)',
  async (width) => {
    await openWindow({ width });
    const email = newEmail('mette');
    await register(email, 'Nordlys Event ApS');
    await logIn(email);
    await fillInFirstTimeForm();
    await fillInCompanySettings();
    await page.waitForURL('**/dashboard');
    const customer = { Firma: 'Holm & Søn ApS', 'CVR-nr.': '25450442' };
    await addRecord('Customers', 'Ny kunde', customer);
    await addRecord('Products', 'Nyt produkt', { Navn: 'Klapstol, hvid', Pris: '28' });
    await issueInvoice();

    await dialog().getByRole('button', { name: 'Vis faktura' }).click();
    await page.waitForURL('**/invo/1');
    await page.getByText('Holm & Søn ApS').first().waitFor();
    await expectAccessible();
    const text = await savedPdfText();
    for (const shown of textsOfPdf) expect(text).toContain(shown);

    await goTo('Dashboard');
    await page.getByText('2.501,0 kr.').waitFor();
    await expectAccessible();
  },
);
