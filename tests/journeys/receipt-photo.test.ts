import { receiptRoutes } from '@driftig/contracts/receipts/routes';
import { beforeEach, expect, test } from 'vitest';

import { createCompany, type TestCompany } from '../support/company/company.ts';
import { encryptedPdfs } from '../support/files/encrypted-pdfs.ts';
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
import { expectToast } from '../support/browser/toasts.ts';

setUpScreens();
let company: TestCompany;
beforeEach(async () => {
  company = await createCompany({ plan: 'pro' });
});

const field = (name: string) => dialog().getByRole('textbox', { name });
const camera = () => dialog().locator('input[capture]');

/** A photo of an invented receipt on a table, drawn by the browser. */
async function photograph(lines: readonly string[]): Promise<Buffer> {
  const address = await page.evaluate((texts) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1500, 2000];
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('no canvas');
    context.fillStyle = '#3a2d27';
    context.fillRect(0, 0, 1500, 2000);
    context.fillStyle = '#fff';
    context.fillRect(200, 150, 1100, 1700);
    context.fillStyle = '#111';
    context.font = '56px sans-serif';
    for (const [index, text] of texts.entries()) {
      const [left = '', right = ''] = text.split('|');
      context.fillText(left, 270, 290 + index * 110);
      context.fillText(right, 1000, 290 + index * 110);
    }
    return canvas.toDataURL('image/jpeg', 0.9);
  }, lines);
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}

const receipt = [
  'STARK VEJLE',
  'Fabriksvej 12',
  '12-07-2026 09:14',
  'Krydsfiner 18 mm|700,00',
  'Netto|700,00',
  'Moms 25 %|175,00',
  'I ALT DKK|875,00',
  'Tak for handlen',
];

test('a photo at 360 px becomes a receipt in four taps without typing', async () => {
  // The engine writes what it guesses of a picture.
  allowInConsole(/^(?:Estimating resolution as|Detected) \d+/);
  await openScreen('/receipts', { as: company.owner, width: 360 });
  const photo = { name: 'bon.jpg', mimeType: 'image/jpeg', buffer: await photograph(receipt) };
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
  await expect.poll(() => dialog().getByText('Aflæst fra billedet').count()).toBe(4);
  await expectAccessible();
  await expectToast(page, 'Kvitteringen er uploadet.', () =>
    dialogButton('Upload kvittering').click(),
  );
  const { json } = await company.owner.call(receiptRoutes.listReceipts);
  expect(json).toMatchObject([{ businessname: 'Stark Vejle', price: 875, date: '12-07-2026' }]);
});

test('a typed field is kept, and a locked PDF leaves the form as it was', async () => {
  await openScreen('/receipts?new=1', { as: company.owner });
  await field('Firma').fill('Silvan');
  const locked = Buffer.from(encryptedPdfs.user['128'], 'base64');
  const pdf = { name: 'bon.pdf', mimeType: 'application/pdf', buffer: locked };
  await dialog().locator('input[type=file]').first().setInputFiles(pdf);
  await dialog().getByText('Kvitteringen kunne ikke aflæses.').waitFor();
  await expect.poll(() => field('Firma').inputValue()).toBe('Silvan');
  await expect.poll(() => field('Beløb').inputValue()).toBe('');
});
