import { receiptRoutes } from '@driftig/contracts/receipts/routes';
import { receiptPdf } from '@driftig/local-cloud/demo/receipt-pdf';
import { beforeEach, expect, test } from 'vitest';

import { createAccount, createVoucher } from '../support/company/bookkeeping.ts';
import { createCompany, type TestCompany } from '../support/company/company.ts';
import { encryptedPdfs } from '../support/files/encrypted-pdfs.ts';
import {
  allowInConsole,
  button,
  dialog,
  dialogButton,
  expectAccessible,
  context,
  openScreen,
  openWindow,
  page,
  setUpScreens,
} from '../support/browser/screen.ts';
import { inventedReceipt, photograph } from '../support/browser/receipt-photo.ts';
import { expectToast } from '../support/browser/toasts.ts';

setUpScreens();
let company: TestCompany;
beforeEach(async () => {
  company = await createCompany({ plan: 'pro' });
});

const field = (name: string) => dialog().getByRole('textbox', { name });
/** The engine writes its guesses about a picture to the console. */
const engineGuess = /^(?:Estimating resolution as|Detected) \d+/;
/** Its errors about a damaged picture. */
const engineError =
  /^(?:Premature end of JPEG file|Error in pix\w+: |Image file \S+ cannot be read!)/;
const camera = () => dialog().locator('input[capture]');

test('a photo at 360 px becomes a receipt in four taps without typing', async () => {
  allowInConsole(engineGuess);
  const { owner } = company;
  const account = await createAccount(owner, { name: 'Varekøb' });
  await createVoucher(owner, { businessname: 'STARK VEJLE A/S', account: account.id });
  await openScreen('/receipts', { as: owner, width: 360 });
  const photo = await photograph(page);
  await button('Upload kvittering').click();
  await dialog().getByRole('button', { name: 'Tag billede' }).waitFor();
  await camera().setInputFiles(photo);
  await dialog().getByRole('heading', { name: 'Ret billedet op' }).waitFor();
  await expectAccessible();
  const corner = dialog().getByRole('button', { name: 'Øverste venstre hjørne' });
  const before = await corner.boundingBox();
  await corner.press('Shift+ArrowRight');
  const after = await corner.boundingBox();
  expect(after?.x ?? 0).toBeGreaterThan(before?.x ?? 0);
  await dialogButton('Brug udsnittet').click();
  await dialog().getByText('Tjek de felter, der er aflæst.').waitFor();
  await expect.poll(() => field('Firma').inputValue()).toBe('Stark Vejle');
  await expect.poll(() => field('Beløb').inputValue()).toBe('875,00');
  await expect.poll(() => field('Dato').inputValue()).toBe('12-07-2026');
  await expect.poll(() => dialog().getByText('Aflæst fra billedet').count()).toBe(5);
  await dialog().getByText('Udfyldt som sidst').waitFor();
  await expectAccessible();
  await expectToast(page, 'Kvitteringen er uploadet.', () =>
    dialogButton('Upload kvittering').click(),
  );
  const { json } = await company.owner.call(receiptRoutes.listReceipts);
  expect(json).toMatchObject([
    { businessname: 'Stark Vejle', price: 875, vat: 175, account: account.id, tripId: '' },
    { businessname: 'STARK VEJLE A/S' },
  ]);
});

/** A page without text, as a scanner makes it. */
const scanned = receiptPdf([]);
const locked = Buffer.from(encryptedPdfs.user['128'], 'base64');
const heicHeader = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
const half = (file: Buffer) => file.subarray(0, file.length / 2);

test('a typed field is kept, and a file that cannot be read leaves the form as it was', async () => {
  allowInConsole(engineGuess);
  allowInConsole(engineError);
  await openScreen('/receipts?new=1', { as: company.owner });
  const { buffer: photo } = await photograph(page);
  const cannotBeRead = 'Kvitteringen kunne ikke aflæses. Udfyld felterne selv.';
  const files: readonly (readonly [string, Buffer, string])[] = [
    ['locked.pdf', locked, cannotBeRead],
    ['scanned.pdf', scanned, cannotBeRead],
    ['half.pdf', half(receiptPdf(inventedReceipt)), cannotBeRead],
    ['half.jpg', photo.subarray(0, 2000), cannotBeRead],
    ['photo.heic', heicHeader, 'Billedet kan ikke omdannes fra HEIC.'],
    ['huge.pdf', Buffer.concat([scanned, Buffer.alloc(4_200_000)]), 'Filen er for stor.'],
    ['empty.pdf', Buffer.alloc(0), 'Filen er tom.'],
  ];
  await field('Firma').fill('Silvan');
  for (const [name, buffer, says] of files) {
    const mimeType = name.endsWith('.jpg') ? 'image/jpeg' : 'application/pdf';
    await dialog().locator('input[type=file]').first().setInputFiles({ name, mimeType, buffer });
    await dialog().getByText(says).waitFor();
    await expect.poll(() => field('Firma').inputValue()).toBe('Silvan');
    await expect.poll(() => field('Beløb').inputValue()).toBe('');
    const remove = dialog().getByRole('button', { name: 'Fjern fil' });
    if ((await remove.count()) > 0) await remove.click();
  }
});

/** Removes functions that iOS 16.4 lacks. A worker gets this code in front of its script. */
const withoutNewer = `
  for (const [owner, names] of [
    [Map, ['groupBy']],
    [Promise, ['try', 'withResolvers']],
    [AbortSignal, ['any']],
    [URL, ['canParse', 'parse']],
    [Math, ['sumPrecise']],
    [JSON, ['rawJSON', 'isRawJSON']],
    [Array, ['fromAsync']],
    [Uint8Array, ['fromBase64', 'fromHex']],
    [Uint8Array.prototype, ['toBase64', 'toHex']],
    [Response.prototype, ['bytes']],
    [Set.prototype, ['isSubsetOf', 'union', 'difference', 'intersection']],
    [self, ['Iterator', 'OffscreenCanvas', 'ImageDecoder', 'VideoFrame']],
  ]) for (const name of names) delete owner[name];`;

test('a phone of iOS 16.4 reads a PDF with text, and a picture', async () => {
  await openWindow({ as: company.owner, width: 360 });
  allowInConsole(engineGuess);
  // The test's own sockets need URL.parse on the page.
  await context.addInitScript(withoutNewer.replace(", 'parse'", ''));
  const workers: string[] = [];
  await page.route(/\/assets\/.*worker[^/]*\.js$/, async (route) => {
    workers.push(route.request().url());
    const response = await route.fetch();
    await route.fulfill({ response, body: `${withoutNewer}\n${await response.text()}` });
  });
  await page.goto('/receipts?new=1');
  const pdf = { name: 'bon.pdf', mimeType: 'application/pdf' };
  const buffer = receiptPdf(inventedReceipt.map((line) => line.replace('|', '   ')));
  const choose = dialog().locator('input[type=file]').first();
  await choose.setInputFiles({ ...pdf, buffer });
  await dialog().getByText('Tjek de felter, der er aflæst.').waitFor();
  await expect.poll(() => field('Beløb').inputValue()).toBe('875,00');
  await dialogButton('Fjern fil').click();
  await expect.poll(() => field('Beløb').inputValue()).toBe('');
  await choose.setInputFiles(await photograph(page));
  await expect.poll(() => field('Beløb').inputValue()).toBe('875,00');
  expect(workers).toHaveLength(2);
});
