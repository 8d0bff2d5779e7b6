import { receiptRoutes } from '@driftig/contracts/receipts/routes';
import { sampleIds } from '@driftig/contracts/core/sample';

import { inventedReceipt, photograph } from '../../support/browser/receipt-photo.ts';
import {
  fill,
  inSequence,
  openRowMenu,
  press,
  pressInFront,
  pressItem,
  see,
  seePage,
} from '../acts.ts';
import { failWith500, neverAnswer, refuse } from '../answers.ts';
import type { Act, Screen } from '../shot.ts';

const path = '/receipts';
const shown = `${path}?open=${sampleIds.receipt}`;
const upload = `${path}?new=1`;
const failed = see(/^Der opstod en fejl under hentning af data/);

const choosePicture: Act = async (page) => {
  const sent = { name: 'bon fra byggecenteret.pdf', mimeType: 'application/pdf' };
  const input = page.getByRole('dialog').locator('input[type=file]').first();
  await input.setInputFiles({ ...sent, buffer: Buffer.from('%PDF-1.7\n%%EOF') });
};
const form = inSequence(
  choosePicture,
  fill({ Firma: 'Silvan', Beskrivelse: 'Søm', Beløb: '99,95', Dato: '14-07-2026' }),
);
/** A photo that was just taken, in the dialog that straightens it. */
const takePhoto: Act = async (page) => {
  const photo = await photograph(page, inventedReceipt);
  await page.getByRole('dialog').locator('input[capture]').setInputFiles(photo);
  await page.getByRole('heading', { name: 'Ret billedet op' }).waitFor();
};
const phone = [360] as const;

export const receiptScreens: readonly Screen[] = [
  { name: 'receipts', path, whole: true },
  { name: 'receipts-open', path: shown },
  { name: 'receipts-upload', path: upload },
];

export const receiptStates: readonly Screen[] = [
  { name: 'receipts-menu', path: `${path}?status=approved`, act: openRowMenu },
  {
    name: 'receipts-edit',
    path: `${path}?status=actionNeeded`,
    act: inSequence(openRowMenu, pressItem('Rediger')),
  },
  {
    name: 'receipts-delete',
    path: `${path}?status=actionNeeded`,
    act: inSequence(openRowMenu, pressItem('Slet')),
  },
  {
    name: 'receipts-pdf',
    path: `${path}?status=rejected`,
    act: inSequence(press('Café Mols'), see('Åbn PDF')),
  },
  {
    name: 'receipts-file-failed',
    path: shown,
    before: failWith500(receiptRoutes.showReceipt),
    act: see('Filen kunne ikke hentes.'),
  },
  {
    name: 'receipts-late',
    path: shown,
    before: refuse(receiptRoutes.approveReceipt, 'conflict'),
    act: inSequence(pressInFront('Godkend'), see(/^Det er ændret af en anden/)),
  },
  {
    name: 'receipts-approve-failed',
    path: shown,
    before: failWith500(receiptRoutes.approveReceipt),
    act: inSequence(pressInFront('Godkend'), see('Fejl ved godkendelse af kvittering')),
  },
  { name: 'receipts-upload-empty', path: upload, act: pressInFront('Upload kvittering') },
  { name: 'receipts-upload-filled', path: upload, act: form },
  { name: 'receipts-photo', path: upload, widths: phone, act: takePhoto },
  {
    name: 'receipts-photo-read',
    path: upload,
    widths: phone,
    act: inSequence(
      takePhoto,
      pressInFront('Brug udsnittet'),
      see('Tjek de felter, der er aflæst.'),
    ),
  },
  {
    name: 'receipts-uploading',
    path: upload,
    before: neverAnswer(receiptRoutes.uploadReceipt),
    act: inSequence(form, pressInFront('Upload kvittering')),
    waiting: true,
  },
  {
    name: 'receipts-upload-failed',
    path: upload,
    before: failWith500(receiptRoutes.uploadReceipt),
    act: inSequence(form, pressInFront('Upload kvittering'), see('Error uploading file')),
  },
  {
    name: 'receipts-unknown',
    path: `${path}?open=01JBM4W000RECE1PT000000999`,
    act: see('Kvitteringen findes ikke.'),
  },
  { name: 'receipts-no-match', path: `${path}?q=findesikke` },
  {
    name: 'receipts-loading',
    path,
    before: neverAnswer(receiptRoutes.listReceipts),
    act: seePage('Receipts'),
    waiting: true,
  },
  { name: 'receipts-failed', path, before: failWith500(receiptRoutes.listReceipts), act: failed },
];

/** For a company without receipts. */
export const noReceipts: readonly Screen[] = [{ name: 'receipts-none', path }];
