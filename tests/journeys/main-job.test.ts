import { readFile } from 'node:fs/promises';

import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';

import { accessibilityFaults } from '../support/accessibility.ts';
import { isRefusal, noiseOf } from '../support/noise.ts';
import { readPdf } from '../support/read-pdf.ts';
import { openStage } from '../support/stage.ts';
import { expectTold } from '../support/toasts.ts';

const stage = openStage();
let page: Page;
let noise: string[] = [];

afterEach(async () => {
  await page.context().close();
  expect(noise.filter((line) => !isRefusal(line))).toEqual([]);
});

/** A newcomer's own browser. What it complains of in its console fails the journey. */
async function open(width: number, colorScheme: 'light' | 'dark'): Promise<void> {
  const context = await stage.newContext({
    viewport: { width, height: 900 },
    colorScheme,
  });
  page = await context.newPage();
  noise = noiseOf(page);
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog');
const clean = async () => expect(await accessibilityFaults(page)).toEqual([]);
const password = 'hemmelig-kode-1';

async function register(email: string, companyName: string): Promise<void> {
  await page.goto('/');
  await clean();
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
  await clean();
  await dialog()
    .getByRole('textbox', { name: /Adgangskode/ })
    .fill(password);
  await submit.click();
  await page.getByText('Virksomheden og brugeren er oprettet! Du kan nu logge ind.').waitFor();
}

/** The dialog turns to login by itself two seconds after registering. */
async function logIn(email: string): Promise<void> {
  const submit = dialog().getByRole('button', { name: 'Login', exact: true });
  await submit.waitFor();
  await dialog()
    .getByLabel(/E-mail/)
    .fill(email);
  await dialog()
    .getByRole('textbox', { name: /Adgangskode/ })
    .fill(password);
  await submit.click();
}

async function fillWelcome(): Promise<void> {
  await page.getByText('Velkommen til Driftig').waitFor();
  await clean();
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

async function fillSettings(): Promise<void> {
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
  await clean();
  const save = dialog().getByRole('button', { name: 'Gem', exact: true });
  await save.click();
  await dialog().getByText('CVR-nummeret er ikke gyldigt. Tjek de 8 cifre.').waitFor();
  await dialog()
    .getByLabel(/CVR-nr/)
    .fill('13748136');
  await expectTold(page, 'Indstillingerne er gemt', () => save.click());
}

/** By the menu, which a phone has behind a button. */
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
  await dialog().getByRole('button', { name: 'Gem', exact: true }).click();
  await dialog().waitFor({ state: 'detached' });
  const [first = ''] = Object.values(fields);
  await page.getByText(first).first().waitFor();
  await clean();
}

async function issueInvoice(): Promise<void> {
  await goTo('Invoice Create');
  await page.getByRole('tab', { name: /Customer informations/ }).click();
  await page.getByRole('combobox', { name: 'Kunde' }).click();
  await page.getByRole('option', { name: /Holm & Søn ApS/ }).click();
  await clean();
  await page.getByRole('tab', { name: /^Items/ }).click();
  const line = page.getByRole('group', { name: 'Ny linje i Items' });
  await line.getByLabel(/Beskrivelse/).fill('Telt 9 × 15 m');
  await line.getByLabel(/Antal/).fill('2');
  await line.getByLabel(/Pris/).fill('1.250,50');
  await page.keyboard.press('Enter');
  await page.getByText('3.126,25 kr.').first().waitFor();
  await clean();
  await button('Gem faktura').first().click();
  await page.getByText('Data saved successfully!').waitFor();
  await clean();
}

async function savedPdfText(): Promise<string> {
  const download = page.waitForEvent('download');
  await button('Gem som PDF').first().click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('1.pdf');
  const pages = await readPdf(new Uint8Array(await readFile(await file.path())));
  return pages.map((one) => one.text).join('\n');
}

const onThePdf = [
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

test.each([
  [1440, 'light'],
  [360, 'dark'],
] as const)(
  'a company signs up, issues an invoice and holds its PDF (%i px, %s)',
  async (width, scheme) => {
    await open(width, scheme);
    const email = `mette-${width}@nordlys.dk`;
    await register(email, 'Nordlys Event ApS');
    await logIn(email);
    await fillWelcome();
    await fillSettings();
    const customer = { Virksomhed: 'Holm & Søn ApS', 'CVR-nr.': '25450442' };
    await addRecord('Customers', 'Ny kunde', customer);
    await addRecord('Products', 'Nyt produkt', { Navn: 'Klapstol, hvid', Pris: '28' });
    await issueInvoice();

    await dialog().getByRole('button', { name: 'Vis faktura' }).click();
    await page.waitForURL('**/invo/1');
    await page.getByText('Holm & Søn ApS').first().waitFor();
    await clean();
    const text = await savedPdfText();
    for (const shown of onThePdf) expect(text).toContain(shown);

    await goTo('Dashboard');
    await page.getByText('2.501,0 kr.').waitFor();
    await clean();
  },
);
