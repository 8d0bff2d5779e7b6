import { receiptRoutes } from '@driftig/contracts/receipts/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { accessibilityFaults } from '../support/accessibility.ts';
import { createCompany, type TestCompany } from '../support/company.ts';
import { isRefusal } from '../support/noise.ts';
import { keptFilesOf, pngFile } from '../support/pictures.ts';
import { decide, handIn, pdfFile } from '../support/receipts.ts';
import { openStage, visit } from '../support/stage.ts';
import { expectTold } from '../support/toasts.ts';

const stage = openStage();
let company: TestCompany;
let context: BrowserContext;
let page: Page;
let noise: string[] = [];

beforeEach(async () => {
  company = await createCompany({ plan: 'pro' });
});
afterEach(async () => {
  await context.close();
  expect(noise.filter((line) => !isRefusal(line))).toEqual([]);
});

async function open(path: string, width: number, who = company.owner): Promise<void> {
  ({ context, page, noise } = await visit(stage, who, path, width));
}

const dialog = () => page.getByRole('dialog');
const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
const press = (name: string) => dialog().getByRole('button', { name, exact: true }).click();
const field = (name: string) => dialog().getByRole('textbox', { name });
const item = (name: string) => page.getByRole('menuitem', { name });
const focusedAlert = (hasText: string) => dialog().locator('[role=alert]:focus', { hasText });
const clean = async () => expect(await accessibilityFaults(page)).toEqual([]);
const rowOf = (name: string) =>
  page.locator('main').locator('tr, li').filter({ hasText: name }).first();
const received = async () =>
  (await company.owner.call(receiptRoutes.listReceipts)).json as { status: number }[];

async function choose(file: Blob, name: string): Promise<void> {
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

/** How wide the picture is that the dialog shows. */
const shownWidth = () =>
  dialog()
    .locator('img')
    .evaluate(async (image) => {
      if (!(image instanceof HTMLImageElement)) return 0;
      await image.decode();
      return image.naturalWidth;
    });

describe.each([1440, 360])('at %i px', (width) => {
  test('a receipt is handed in, looked at and approved, and then stays as it is', async () => {
    await open('/receipts', width);
    await page.getByText('Ingen poster endnu').waitFor();
    await clean();
    await button('Upload kvittering').click();
    await press('Upload kvittering');
    await dialog().getByText('Please fill in all fields and select a file').waitFor();
    await clean();
    expect(await dialog().getByLabel('file upload').count()).toBe(0);
    await fillIn();
    await choose(pngFile(2400, 1200), 'bon.png');
    await dialog().getByText('bon.png').waitFor();
    await clean();
    await expectTold(page, 'Kvitteringen er afleveret.', () => press('Upload kvittering'));
    await dialog().waitFor({ state: 'detached' });

    await rowOf('Byggecenter Nord').getByText('Action needed').waitFor();
    await rowOf('Byggecenter Nord').getByText('348,75 kr.').waitFor();
    await clean();
    await button('Byggecenter Nord').click();
    expect(await shownWidth()).toBe(2000);
    expect(new URL(page.url()).searchParams.has('open')).toBe(true);
    await clean();
    await expectTold(page, 'Kvitteringen er godkendt.', () => press('Godkend'));
    await dialog().waitFor({ state: 'detached' });

    await page.goto('/receipts?status=approved');
    await rowOf('Byggecenter Nord').getByText('Approved').waitFor();
    await button(/^Handlinger for/).click();
    await item('Slet').getByText('Bilaget er godkendt').waitFor();
    expect(await item('Slet').isDisabled()).toBe(true);
    expect(await item('Rediger').isDisabled()).toBe(true);
    await item('Vis').click();
    await dialog().getByRole('button', { name: 'Afvis' }).waitFor();
    expect(await dialog().getByRole('button', { name: 'Godkend' }).count()).toBe(0);
  });

  test('one that is not approved is corrected, rejected and deleted with its file', async () => {
    await handIn(company.owner, {}, { file: pdfFile() });
    await open('/receipts', width);
    await button(/^Handlinger for/).click();
    await item('Rediger').click();
    await field('Beløb').fill('99,95');
    await expectTold(page, 'Data changed successfully!', () => press('Gem'));
    await rowOf('Byggecenter Nord').getByText('99,95 kr.').waitFor();
    await button('Byggecenter Nord').click();
    await dialog().getByRole('link', { name: 'Åbn PDF' }).waitFor();
    await clean();
    await expectTold(page, 'Kvitteringen er afvist.', () => press('Afvis'));
    await rowOf('Byggecenter Nord').getByText('Rejected').waitFor();
    await button(/^Handlinger for/).click();
    await item('Slet').click();
    await dialog().getByText('Kvitteringen og dens fil kan ikke hentes frem igen.').waitFor();
    await expectTold(page, 'Data deleted successfully!', () => press('Slet'));
    await page.getByText('Ingen poster endnu').waitFor();
    expect(await keptFilesOf(company.companyId)).toEqual([]);
  });
});

test('several are deleted at once, and it is said that their files go along', async () => {
  for (const businessName of ['Byggecenter Nord', 'Silvan'])
    await handIn(company.owner, { businessName });
  await open('/receipts', 1440);
  await page.getByRole('checkbox', { name: 'Vælg alle på siden' }).check();
  const bar = page.getByRole('region', { name: 'Valgte rækker' });
  await bar.getByRole('button', { name: 'Slet' }).click();
  await dialog().getByText('Kvitteringerne og deres filer kan ikke hentes frem igen.').waitFor();
  await clean();
  await expectTold(page, '2 kvitteringer er slettet.', () => press('Slet'));
  await page.getByText('Ingen poster endnu').waitFor();
  expect(await keptFilesOf(company.companyId)).toEqual([]);
});

test('an answer that got lost makes no second receipt when it is sent again', async () => {
  await open('/receipts?new=1', 1440);
  await fillIn();
  await choose(pdfFile(), 'bon.pdf');
  const upload = '**/receipts/upload';
  await page.route(upload, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await press('Upload kvittering');
  await dialog().getByText('Error uploading file').waitFor();
  await clean();
  await page.unroute(upload);
  await expectTold(page, 'Kvitteringen er afleveret.', () => press('Upload kvittering'));
  expect(await received()).toHaveLength(1);
  expect(await keptFilesOf(company.companyId)).toHaveLength(1);
});

test('what is typed is not thrown away unasked, and what is no receipt is told before it is sent', async () => {
  await open('/receipts?new=1', 1440);
  await choose(new Blob(['<svg/>'], { type: 'image/svg+xml' }), 'bon.svg');
  await dialog()
    .getByText(/^Filtypen kan ikke bruges/)
    .waitFor();
  await choose(new Blob([new Uint8Array(5_000_000)], { type: 'application/pdf' }), 'stor.pdf');
  await dialog()
    .getByText(/^Filen er for stor/)
    .waitFor();
  await field('Firma').fill('Silvan');
  await page.keyboard.press('Escape');
  await page.getByText('Kassér det, du har skrevet?').waitFor();
  await page.getByRole('button', { name: 'Bliv her' }).click();
  expect(await field('Firma').inputValue()).toBe('Silvan');
});

test('whoever is late with a decision is told, sees how it stands, and keeps the keyboard', async () => {
  const { id } = await handIn(company.owner);
  await open(`/receipts?open=${id}`, 1440);
  await dialog().getByRole('button', { name: 'Godkend' }).waitFor();
  await decide(company.owner, id, 1);
  await press('Godkend');
  await dialog().getByText('Bilaget er allerede godkendt.').waitFor();
  await dialog().getByText('Approved').waitFor();
  expect(await dialog().getByRole('button', { name: 'Godkend' }).count()).toBe(0);
  await focusedAlert('Bilaget er allerede godkendt.').waitFor();
  await page.route('**/receipts/approve', (route) => route.abort());
  await press('Afvis');
  await focusedAlert('Fejl ved afvisning af kvittering').waitFor();
  await clean();
});

test('a price that a colleague corrects meanwhile is told and shown before it is approved', async () => {
  const { id } = await handIn(company.owner);
  await open(`/receipts?open=${id}`, 1440);
  await dialog().getByText('348,75 kr.').waitFor();
  const body = { dType: 'receipts', price: 1250 };
  await company.owner.call(recordRoutes.updateRecord, { params: { id }, body });
  await press('Godkend');
  await dialog()
    .getByText(/^En anden har imens ændret: Beløb \(nu "1.250,00"\)/)
    .waitFor();
  await dialog().locator('dd').getByText('1.250,00 kr.').waitFor();
  expect(await received()).toMatchObject([{ id, status: 0 }]);
  await clean();
  await expectTold(page, 'Kvitteringen er godkendt.', () => press('Godkend'));
  await dialog().waitFor({ state: 'detached' });
  expect(await received()).toMatchObject([{ id, status: 1, price: 1250 }]);
});

test('the keyboard alone opens a receipt and approves it', async () => {
  const { id } = await handIn(company.owner);
  await open('/receipts', 1440);
  await button('Byggecenter Nord').focus();
  await page.keyboard.press('Enter');
  await dialog().getByRole('button', { name: 'Godkend' }).waitFor();
  const onApprove = () =>
    dialog()
      .getByRole('button', { name: 'Godkend' })
      .evaluate((one) => one === document.activeElement);
  for (let presses = 0; presses < 6 && !(await onApprove()); presses += 1)
    await page.keyboard.press('Tab');
  await expectTold(page, 'Kvitteringen er godkendt.', () => page.keyboard.press('Enter'));
  expect(await received()).toMatchObject([{ id, status: 1 }]);
});

test('who has not the permission to the books has no such screen', async () => {
  await handIn(company.owner);
  await open('/receipts', 1440, company.administrator);
  await page.waitForURL((url) => url.pathname !== '/receipts');
  await page.getByRole('link', { name: 'Invoices' }).waitFor();
  expect(await page.getByRole('link', { name: 'Receipts' }).count()).toBe(0);
});
