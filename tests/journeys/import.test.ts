import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';

import { accessibilityFaults } from '../support/accessibility.ts';
import { createCompany } from '../support/company.ts';
import { noiseOf } from '../support/noise.ts';
import { enter, openStage } from '../support/stage.ts';
import { expectTold } from '../support/toasts.ts';

const stage = openStage();
let page: Page;
let noise: string[] = [];

afterEach(async () => {
  await page.context().close();
  expect(noise).toEqual([]);
});

/** Somebody of a new company at a screen. What the browser complains of fails the journey. */
async function open(path: string, width: number, colorScheme: 'light' | 'dark'): Promise<void> {
  const { owner } = await createCompany();
  const context = await stage.newContext({ viewport: { width, height: 900 }, colorScheme });
  await enter(context, owner);
  page = await context.newPage();
  noise = noiseOf(page);
  await page.goto(path);
}

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog');
const clean = async () => expect(await accessibilityFaults(page)).toEqual([]);

/** As Excel on a Danish computer saves it: semicolons, decimal comma, Windows-1252. */
const file = [
  'Navn;Pris;Antal;Farve',
  'Telt 9 × 15 m;1.250,50;2;hvid',
  'Bænk;gratis;4;brun',
  "'=Æblekasse;45;10;",
  'Stol;28,5;120;sort',
].join('\r\n');

async function chooseFile(): Promise<void> {
  const buffer = Buffer.from(file, 'latin1');
  const chosen = { name: 'produkter.csv', mimeType: 'text/csv', buffer };
  await page.locator('input[type=file]').setInputFiles(chosen);
}

/** Dragged from a folder onto the dialog's field. */
async function dropFile(): Promise<void> {
  const bytes = [...Buffer.from(file, 'latin1')];
  const dragged = await page.evaluateHandle((content) => {
    const data = new DataTransfer();
    data.items.add(new File([new Uint8Array(content)], 'produkter.csv', { type: 'text/csv' }));
    return data;
  }, bytes);
  const field = dialog().locator('.mantine-Dropzone-root');
  for (const name of ['dragenter', 'dragover', 'drop'])
    await field.dispatchEvent(name, { dataTransfer: dragged });
}

async function importFile(width: number): Promise<void> {
  await button('Importér').click();
  await button('Vælg fil').waitFor();
  await clean();
  await (width < 768 ? chooseFile() : dropFile());
  await dialog().getByText('3 gode linjer').waitFor();
}

async function lookAtTheFault(): Promise<void> {
  await dialog().getByText('1 linje med fejl').waitFor();
  await dialog().getByText('Kolonnen Farve kendes ikke og springes over.').waitFor();
  const faulty = dialog().getByRole('listitem').filter({ hasText: 'Linje 3' });
  await faulty.getByText('Angiv et beløb med højst to decimaler.').waitFor();
  expect(await faulty.getByRole('checkbox').isDisabled()).toBe(true);
  await clean();
}

async function write(): Promise<void> {
  const start = button('Importér 3 produkter');
  const label = start.locator('.mantine-Button-label');
  expect(await label.evaluate((text) => text.scrollWidth <= text.clientWidth)).toBe(true);
  await start.click();
  await dialog().getByText('3 produkter er importeret.').waitFor();
  await clean();
  await dialog().getByRole('button', { name: 'Luk' }).last().click();
  await dialog().waitFor({ state: 'detached' });
}

/** Nothing of it is written again that is not chosen on purpose. */
async function importOnceMore(width: number): Promise<void> {
  await importFile(width);
  await dialog().getByText('3 findes allerede').waitFor();
  expect(await button('Importér 0 produkter').isDisabled()).toBe(true);
  await dialog().getByText('Findes', { exact: true }).click();
  const chair = dialog().getByRole('listitem').filter({ hasText: 'Stol' });
  await chair.getByText('Findes allerede').waitFor();
  await clean();
  await chair.getByRole('checkbox', { name: 'Vælg linje 5, findes allerede' }).check();
  await button('Importér 1 produkt').waitFor();
  await button('Annullér').click();
  await dialog().waitFor({ state: 'detached' });
}

async function deleteTwo(): Promise<void> {
  await page.getByRole('checkbox', { name: 'Vælg Stol' }).check();
  await page.getByRole('checkbox', { name: 'Vælg =Æblekasse' }).check();
  await page.getByRole('status').getByText('2 valgt', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await button('Ryd valg').waitFor({ state: 'detached' });
  await page.keyboard.press('Space');
  await page.getByRole('checkbox', { name: 'Vælg Stol' }).check();
  await page.getByRole('region', { name: 'Valgte rækker' }).getByText('Slet').click();
  await dialog().getByText('Slet 2 produkter?').waitFor();
  await clean();
  await expectTold(page, '2 produkter er slettet.', () =>
    dialog().getByRole('button', { name: 'Slet', exact: true }).click(),
  );
  await page.getByText('Stol', { exact: true }).waitFor({ state: 'detached' });
  await page.locator('main :focus').filter({ hasText: 'Telt 9 × 15 m' }).waitFor();
  await page.getByText('Telt 9 × 15 m').first().waitFor();
  await clean();
}

test.each([
  [1440, 'light'],
  [360, 'dark'],
] as const)(
  'a file is read in but for its faulty line, and two of its rows are deleted at once (%i px, %s)',
  async (width, scheme) => {
    await open('/products', width, scheme);
    await importFile(width);
    await lookAtTheFault();
    await write();
    for (const name of ['Telt 9 × 15 m', '=Æblekasse', 'Stol'])
      await page.getByText(name, { exact: true }).first().waitFor();
    await page.getByText('1.250,50 kr.').first().waitFor();
    await clean();
    await importOnceMore(width);
    await deleteTwo();
    const left = page.getByRole('checkbox', { name: /^Vælg (Telt|Stol|=Æblekasse)/ });
    expect(await left.count()).toBe(1);
  },
);
