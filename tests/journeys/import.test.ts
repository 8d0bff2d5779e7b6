import { expect, test } from 'vitest';

import { createCompany } from '../support/company/company.ts';
import {
  dialog,
  expectAccessible,
  holdCard,
  openFilters,
  openScreen,
  page,
  setUpScreens,
} from '../support/browser/screen.ts';
import { expectToast } from '../support/browser/toasts.ts';

setUpScreens({ refusalsFail: true });

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

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

/** Drags the file from a folder onto the drop zone of the dialog. */
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

async function importFile(width: number, ready = '3 linjer klar'): Promise<void> {
  if (width < 768) {
    await openFilters();
    await dialog().getByText('Importer').click();
  } else await button('Importer').click();
  await button('Vælg fil').waitFor();
  await expectAccessible();
  await (width < 768 ? chooseFile() : dropFile());
  await dialog().getByText(ready).waitFor();
}

async function reviewInvalidLine(): Promise<void> {
  await dialog().getByText('1 linje med fejl').waitFor();
  await dialog().getByText('Kolonnen Farve kendes ikke og springes over.').waitFor();
  const faulty = dialog().getByRole('listitem').filter({ hasText: 'Linje 3' });
  await faulty.getByText('Skriv et beløb med højst to decimaler.').waitFor();
  await expect.poll(() => faulty.getByRole('checkbox').isDisabled()).toBe(true);
  await expectAccessible();
}

async function confirmImport(): Promise<void> {
  const start = button('Importer 3 produkter');
  const label = start.locator('.mantine-Button-label');
  expect(await label.evaluate((text) => text.scrollWidth <= text.clientWidth)).toBe(true);
  await start.click();
  await dialog().getByText('3 produkter er importeret.').waitFor();
  await expectAccessible();
  await dialog().getByRole('button', { name: 'Luk' }).last().click();
  await dialog().waitFor({ state: 'detached' });
}

/** Rows that exist already are not imported again unless they are selected. */
async function importSameFileAgain(width: number): Promise<void> {
  await importFile(width, '0 linjer klar');
  await dialog().getByText('3 findes allerede').waitFor();
  await expect.poll(() => button('Importer 0 produkter').isDisabled()).toBe(true);
  await dialog().getByText('Findes', { exact: true }).click();
  const chair = dialog().getByRole('listitem').filter({ hasText: 'Stol' });
  await chair.getByText('Findes allerede: Stol').waitFor();
  await expectAccessible();
  await chair.getByRole('checkbox', { name: 'Vælg linje 5, findes allerede' }).check();
  await button('Importer 1 produkt').waitFor();
  await button('Annuller').click();
  await dialog().waitFor({ state: 'detached' });
}

async function deleteTwo(width: number): Promise<void> {
  const box = (name: string) => page.getByRole('checkbox', { name: `Vælg ${name}` });
  const choose = () => (width < 768 ? holdCard('Stol') : box('Stol').check());
  await choose();
  await box('=Æblekasse').check();
  await page.getByRole('status').getByText('2 valgt', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await button('Ryd valg').waitFor({ state: 'detached' });
  await page.locator('main :focus').waitFor();
  if (width >= 768) await page.keyboard.press('Space');
  await choose();
  if (width < 768) await box('=Æblekasse').check();
  await page.getByRole('region', { name: 'Valgte rækker' }).getByText('Slet').click();
  await dialog().getByText('Slet 2 produkter?').waitFor();
  await expectAccessible();
  await expectToast(page, '2 produkter er slettet.', () =>
    dialog().getByRole('button', { name: 'Slet', exact: true }).click(),
  );
  await page.getByText('Stol', { exact: true }).waitFor({ state: 'detached' });
  await page.locator('main :focus').filter({ hasText: 'Telt 9 × 15 m' }).waitFor();
  await page.getByText('Telt 9 × 15 m').first().waitFor();
  await expectAccessible();
}

test.each([1440, 360])(
  'a CSV file is imported except for its invalid line, and two rows are deleted in bulk (%i px)',
  async (width) => {
    const { owner } = await createCompany();
    await openScreen('/products', { as: owner, width });
    await importFile(width);
    await reviewInvalidLine();
    await confirmImport();
    for (const name of ['Telt 9 × 15 m', '=Æblekasse', 'Stol'])
      await page.getByText(name, { exact: true }).first().waitFor();
    await page.getByText('1.250,50 kr.').first().waitFor();
    await expectAccessible();
    await importSameFileAgain(width);
    await deleteTwo(width);
    const left = page.locator('[data-row]').filter({ hasText: /^(Telt|Stol|=Æblekasse)/ });
    await expect.poll(() => left.count()).toBe(1);
  },
);
