/** `node tests/load/photo-screen.ts`: a photo of 12 megapixels from a phone to the server; prints its figures as JSON. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ensureBuilt } from '@driftig/local-cloud/build/build-all';
import { receiptRoutes } from '@driftig/contracts/receipts/routes';
import { startTestSite } from '@driftig/local-cloud/testing/harness';
import { launchBrowser } from '@driftig/tests/support/browser/browser';
import { createAccount, createVoucher } from '@driftig/tests/support/company/bookkeeping';
import { createCompany, testPassword } from '@driftig/tests/support/company/company';
import type { Page } from 'playwright-core';

import { quantile, type Figure } from './figures.ts';

const slowdown = 4;
const photos = 5;
/** 4 Mbit/s in bytes a second, and a round trip of 4G in ms. */
const network = { throughput: 500_000, latency: 40 };

await ensureBuilt(() => undefined);
const site = await startTestSite();
const browser = await launchBrowser();
const folder = await mkdtemp(join(tmpdir(), 'driftig-photo-'));
try {
  const company = await createCompany({ plan: 'pro' });
  await company.owner.session();
  // The shop is known, so that its account is filled in.
  const { id: account } = await createAccount(company.owner, { name: 'Varekøb' });
  await createVoucher(company.owner, { businessname: 'Stark Vejle', account });
  const context = await browser.newContext({
    baseURL: site.url,
    viewport: { width: 360, height: 780 },
    locale: 'da-DK',
  });
  const data = { email: company.owner.user.email, password: testPassword };
  await context.request.post('/auth/login', { data });
  const page = await context.newPage();
  const photo = await photograph(page);
  // From the disk, as a camera's: bytes that are handed in would be decoded by the page.
  const file = join(folder, 'IMG_0001.jpg');
  await writeFile(file, photo);
  const times: Times[] = [];
  for (let count = 0; count < photos; count += 1) times.push(await sendPhoto(page, file));
  const { json } = await company.owner.call(receiptRoutes.listReceipts);
  const stored = (json as readonly unknown[]).length - 1;
  if (stored !== photos) throw new Error(`${stored} receipts are stored`);
  process.stdout.write(JSON.stringify(figuresOf(times, photo.length)));
} finally {
  await browser.close();
  await site.stop();
  await rm(folder, { recursive: true });
}

/** Times of one photo in ms, without the time that a person takes between them. */
interface Times {
  /** From the shutter to the picture with its corners. */
  readonly shown: number;
  /** From the tap that takes the cut picture to the file in the form. */
  readonly straightened: number;
  /** From the tap that sends to the stored receipt. */
  readonly sent: number;
}

async function sendPhoto(page: Page, file: string): Promise<Times> {
  await page.goto('/receipts?new=1');
  const dialog = page.getByRole('dialog').last();
  await dialog.getByRole('textbox', { name: 'Firma' }).fill('Stark Vejle');
  await dialog.getByRole('textbox', { name: 'Beskrivelse' }).fill('Krydsfiner');
  await dialog.getByRole('textbox', { name: 'Beløb' }).fill('875,00');
  await dialog.getByRole('textbox', { name: 'Heraf moms' }).fill('175,00');
  await dialog.getByRole('textbox', { name: 'Dato' }).fill('12-07-2026');
  await dialog.getByText('Udfyldt som sidst').waitFor();
  await page.waitForLoadState('networkidle');
  const cdp = await page.context().newCDPSession(page);
  const { throughput, latency } = network;
  const limits = { downloadThroughput: throughput, uploadThroughput: throughput, latency };
  await cdp.send('Network.emulateNetworkConditions', { offline: false, ...limits });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const shown = await timed(
    () => dialog.locator('input[capture]').setInputFiles(file),
    () => dialog.getByRole('button', { name: 'Øverste venstre hjørne' }).waitFor(),
  );
  const straightened = await timed(
    () => dialog.getByRole('button', { name: 'Brug udsnittet' }).click(),
    () => dialog.getByRole('button', { name: 'Fjern fil' }).waitFor(),
  );
  const sent = await timed(
    () => dialog.getByRole('button', { name: 'Upload kvittering' }).click(),
    () => page.getByText('Kvitteringen er uploadet.').first().waitFor(),
  );
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await cdp.detach();
  return { shown, straightened, sent };
}

async function timed(act: () => Promise<unknown>, until: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await act();
  await until();
  return performance.now() - from;
}

/** A receipt on a grained table in 4000 by 3000 pixels, some 4 MB as a phone's camera writes it. */
async function photograph(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [3000, 4000];
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('no canvas');
    const grain = context.createImageData(3000, 4000);
    let state = 7;
    for (let at = 0; at < grain.data.length; at += 4) {
      state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff;
      const shade = 90 + ((state >> 16) % 24);
      grain.data.set([shade, shade - 20, shade - 30, 255], at);
    }
    context.putImageData(grain, 0, 0);
    context.fillStyle = '#fff';
    context.fillRect(400, 300, 2200, 3400);
    context.fillStyle = '#111';
    context.font = '112px sans-serif';
    const lines = ['STARK VEJLE', '12-07-2026', 'Krydsfiner 700,00', 'I ALT DKK 875,00'];
    for (const [index, text] of lines.entries()) context.fillText(text, 540, 580 + index * 220);
    return canvas.toDataURL('image/jpeg', 0.92);
  });
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}

function figuresOf(times: readonly Times[], bytes: number): Figure[] {
  const median = (of: (one: Times) => number) => quantile(times.map(of), 0.5);
  const all = median(({ shown, straightened, sent }) => shown + straightened + sent);
  return [
    { name: 'The photo', measured: bytes / 1024, unit: 'KB' },
    { name: 'Shutter to its corners', measured: median(({ shown }) => shown), unit: 'ms' },
    { name: 'Straightened', measured: median((one) => one.straightened), unit: 'ms' },
    { name: 'Sent and stored', measured: median(({ sent }) => sent), unit: 'ms' },
    { name: 'Photo from shutter to stored', measured: all, unit: 'ms', target: 3000 },
  ];
}
