import { receiptRoutes } from '@driftig/contracts/receipts/routes';
import { fileStore } from '@driftig/functions/files/files';
import { beforeEach, describe, expect, test } from 'vitest';

import { createCompany, type TestCompany } from '../support/company/company.ts';
import { storedFilesOf, pngFile } from '../support/files/pictures.ts';
import { createReceipt, pdfFile } from '../support/company/receipts.ts';
import {
  address,
  actionsOf,
  button,
  dialog,
  dialogButton,
  expectAccessible,
  menuItem,
  openScreen,
  page,
  rowOf,
  setUpScreens,
} from '../support/browser/screen.ts';
import { expectToast } from '../support/browser/toasts.ts';

setUpScreens();
let company: TestCompany;

beforeEach(async () => {
  company = await createCompany({ plan: 'pro' });
});

const press = (name: string) => dialogButton(name).click();
const field = (name: string) => dialog().getByRole('textbox', { name });

async function chooseFile(file: Blob, name: string): Promise<void> {
  const buffer = Buffer.from(await file.arrayBuffer());
  const input = dialog().locator('input[type=file]').first();
  await input.setInputFiles({ name, mimeType: file.type, buffer });
}

async function fillIn(): Promise<void> {
  await field('Firma').fill('Byggecenter Nord');
  await field('Beskrivelse').fill('Skruer og gaffatape');
  await field('Beløb').fill('348,75');
  await field('Dato').fill('14-07-2026');
}

/** The width in px of the picture that the dialog shows. */
const shownWidth = () =>
  dialog()
    .locator('img')
    .evaluate(async (image) => {
      if (!(image instanceof HTMLImageElement)) return 0;
      await image.decode();
      return image.naturalWidth;
    });

/** A PDF that is to be scanned, as a stage with scanning keeps it; gives its name in the store. */
async function createScannedReceipt(): Promise<string> {
  const { id } = await createReceipt(company.owner, {}, { file: pdfFile() });
  const { file } = (await company.store.records.get('receipts', id)).values;
  const content = Buffer.from(await pdfFile().arrayBuffer());
  const scanned = { content, mediaType: 'application/pdf', scanned: true };
  await fileStore(company.companyId).put(String(file), scanned);
  return String(file);
}

describe.each([1440, 360])('at %i px', (width) => {
  test('a PDF is looked into before it is shown, and one with malware never is', async () => {
    const { store, owner } = company;
    const file = await createScannedReceipt();
    const scanned = (state: 'clean' | 'refused') =>
      store.commit({
        writes: [store.records.scans.set(file, state, '2026-11-23T09:30:00.000Z')],
        audit: { action: 'receipts.fileScanned', subject: 'receipts' },
      });
    await openScreen('/receipts', { as: owner, width });
    await page.getByText('Byggecenter Nord').first().click();
    await dialog().getByText('Filen undersøges').waitFor();
    await expectAccessible();
    await expect.poll(() => dialog().locator('iframe').count()).toBe(0);
    await scanned('refused');
    await dialog().getByText('Filen er afvist', { exact: true }).waitFor();
    await dialog().getByText('den kan være skadelig').waitFor();
    await expectAccessible();
    await expect.poll(() => dialog().getByText('Åbn i nyt vindue').count()).toBe(0);
    await scanned('clean');
    await openScreen('/receipts', { as: owner, width });
    await page.getByText('Byggecenter Nord').first().click();
    await expect
      .poll(() => dialog().locator('iframe, a[href*="/receipts/show/"]').count())
      .not.toBe(0);
  });

  test('a receipt is uploaded, viewed and approved, and can then not be changed', async () => {
    await openScreen('/receipts', { as: company.owner, width });
    await page.getByText('Ingen poster endnu').waitFor();
    await expectAccessible();
    await button('Upload kvittering').click();
    await press('Upload kvittering');
    await dialog().getByText('Please fill in all fields and select a file').waitFor();
    await expectAccessible();
    await expect.poll(() => dialog().getByLabel('file upload').count()).toBe(0);
    await fillIn();
    await chooseFile(pngFile(2400, 1200), 'bon.png');
    await dialog().getByText('bon.png').waitFor();
    await expectAccessible();
    await expectToast(page, 'Kvitteringen er uploadet.', () => press('Upload kvittering'));
    await dialog().waitFor({ state: 'detached' });

    await rowOf('Byggecenter Nord').getByText('Action needed').waitFor();
    await rowOf('Byggecenter Nord').getByText('348,75 kr.').waitFor();
    await expectAccessible();
    await button('Byggecenter Nord').click();
    expect(await shownWidth()).toBe(2000);
    await expect.poll(async () => (await address()).searchParams.has('open')).toBe(true);
    await expectAccessible();
    await expectToast(page, 'Kvitteringen er godkendt.', () => press('Godkend'));
    await dialog().waitFor({ state: 'detached' });

    await page.goto('/receipts?status=approved');
    await rowOf('Byggecenter Nord').getByText('Approved').waitFor();
    await (await actionsOf('Byggecenter Nord')).click();
    await menuItem('Slet').getByText('Kvitteringen er godkendt').waitFor();
    await expect.poll(() => menuItem('Slet').isDisabled()).toBe(true);
    await expect.poll(() => menuItem('Rediger').isDisabled()).toBe(true);
    await menuItem('Vis').click();
    await dialog().getByRole('button', { name: 'Afvis' }).waitFor();
    await expect.poll(() => dialog().getByRole('button', { name: 'Godkend' }).count()).toBe(0);
  });

  test('a receipt that is not approved is corrected, rejected and deleted, and its file is kept', async () => {
    await createReceipt(company.owner, {}, { file: pdfFile() });
    await openScreen('/receipts', { as: company.owner, width });
    await (await actionsOf('Byggecenter Nord')).click();
    await menuItem('Rediger').click();
    await field('Beløb').fill('99,95');
    await expectToast(page, 'Data changed successfully!', () => press('Gem'));
    await rowOf('Byggecenter Nord').getByText('99,95 kr.').waitFor();
    await button('Byggecenter Nord').click();
    await dialog().getByRole('link', { name: 'Åbn PDF' }).waitFor();
    await expectAccessible();
    await expectToast(page, 'Kvitteringen er afvist.', () => press('Afvis'));
    await rowOf('Byggecenter Nord').getByText('Rejected').waitFor();
    await (await actionsOf('Byggecenter Nord')).click();
    await menuItem('Slet').click();
    await dialog()
      .getByText(/Den og dens fil bevares i 5 år/)
      .waitFor();
    await expectToast(page, 'Data deleted successfully!', () => press('Slet'));
    await page.getByText('Ingen poster endnu').waitFor();
    expect(await storedFilesOf(company.companyId)).toHaveLength(1);
  });
});

test('several receipts are deleted in bulk, and their files are kept', async () => {
  for (const businessName of ['Byggecenter Nord', 'Silvan'])
    await createReceipt(company.owner, { businessName });
  await openScreen('/receipts', { as: company.owner });
  await page.getByRole('checkbox', { name: 'Vælg alle på siden' }).check();
  const bar = page.getByRole('region', { name: 'Valgte rækker' });
  await bar.getByRole('button', { name: 'Slet' }).click();
  await dialog()
    .getByText(/De og deres filer bevares i 5 år/)
    .waitFor();
  await expectAccessible();
  await expectToast(page, '2 kvitteringer er slettet.', () => press('Slet'));
  await page.getByText('Ingen poster endnu').waitFor();
  expect(await storedFilesOf(company.companyId)).toHaveLength(2);
});

test('sending again after a lost answer uploads one receipt', async () => {
  await openScreen('/receipts?new=1', { as: company.owner, hearsOthers: false });
  await fillIn();
  await chooseFile(pdfFile(), 'bon.pdf');
  const upload = '**/receipts/upload';
  await page.route(upload, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await press('Upload kvittering');
  await dialog().getByText('Error uploading file').waitFor();
  await dialog()
    .getByText(/^Der er ingen forbindelse/)
    .waitFor();
  await expectAccessible();
  await page.unroute(upload);
  await expectToast(page, 'Kvitteringen er uploadet.', () => press('Prøv igen'));
  const { json } = await company.owner.call(receiptRoutes.listReceipts);
  expect(json).toHaveLength(1);
  expect(await storedFilesOf(company.companyId)).toHaveLength(1);
});

test('a file that is no receipt is refused before upload, and closing the form asks first', async () => {
  await openScreen('/receipts?new=1', { as: company.owner });
  await chooseFile(new Blob(['<svg/>'], { type: 'image/svg+xml' }), 'bon.svg');
  await dialog()
    .getByText(/^Filtypen kan ikke bruges/)
    .waitFor();
  const large = new Blob(['%PDF-1.7\n', new Uint8Array(5_000_000)], { type: 'application/pdf' });
  await chooseFile(large, 'stor.pdf');
  await dialog()
    .getByText(/^Filen er for stor/)
    .waitFor();
  await field('Firma').fill('Silvan');
  await page.keyboard.press('Escape');
  await page.getByText('Kasser det, du har skrevet?').waitFor();
  await page.getByRole('button', { name: 'Bliv her' }).click();
  await expect.poll(() => field('Firma').inputValue()).toBe('Silvan');
});

test('the list is filtered by who uploaded a receipt and by a range of dates', async () => {
  await createReceipt(company.owner, { businessName: 'Silvan', date: '01-07-2026' });
  await createReceipt(company.owner, { businessName: 'Bauhaus', date: '15-07-2026' });
  await openScreen('/receipts', { as: company.owner });
  await rowOf('Silvan').waitFor();
  await page.getByLabel('Fra', { exact: true }).fill('02-07-2026');
  await page.keyboard.press('Tab');
  await rowOf('Silvan').waitFor({ state: 'detached' });
  await rowOf('Bauhaus').waitFor();
  await page.getByLabel('Til', { exact: true }).fill('14-07-2026');
  await page.keyboard.press('Tab');
  await page.getByText('Ingen kvitteringer matcher filtrene').waitFor();
  await expectAccessible();
  await button('Ryd filtre').click();
  await page.getByLabel('Medarbejder').selectOption(company.owner.user.name);
  await rowOf('Silvan').waitFor();
  await page.getByLabel('Medarbejder').selectOption(company.employee.user.name);
  await page.getByText('Ingen kvitteringer matcher filtrene').waitFor();
});
