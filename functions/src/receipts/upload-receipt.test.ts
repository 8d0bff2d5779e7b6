import { receiptFile } from '@driftig/contracts/receipts/receipt-file';
import { receiptRoutes } from '@driftig/contracts/receipts/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { holdCommitsUntil } from '@driftig/tests/support/stack/commit-barrier';
import { encryptedPdfs } from '@driftig/tests/support/files/encrypted-pdfs';
import { storedFilesOf, noisyPng, pngFile, sizeOf } from '@driftig/tests/support/files/pictures';
import { createReceipt, pdfFile, sendReceipt } from '@driftig/tests/support/company/receipts';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';

import { services } from '../pipeline/services.ts';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

const listed = async () => (await company.owner.call(receiptRoutes.listReceipts)).json;
const shown = (id: string) => company.owner.call(receiptRoutes.showReceipt, { params: { id } });
const kept = () => storedFilesOf(company.companyId);

describe('a receipt', () => {
  test('is answered and listed as it was uploaded, with its employee and the status actionNeeded', async () => {
    const answer = await sendReceipt(company.owner);
    expect(answer.status).toBe(201);
    expect(answer.json).toEqual({
      id: expect.any(String),
      version: 1,
      businessname: 'Byggecenter Nord',
      description: 'Skruer og gaffatape',
      price: 348.75,
      date: '14-07-2026',
      name: company.owner.user.name,
      status: 0,
      fileType: 'image/jpeg',
      vat: 0,
      type: 1,
      tripId: '',
      account: '',
      employeeId: company.owner.user.userId,
    });
    expect(await listed()).toEqual([answer.json]);
    expect(await company.store.records.count('receipts', 0)).toBe(1);
  });

  test('that is a large picture is re-encoded, small enough to send and large enough to read', async () => {
    const { id } = await createReceipt(company.owner, {}, { file: pngFile(3000, 1500) });
    expect(await sizeOf((await shown(id)).bytes)).toEqual({ width: 2000, height: 1000 });
  });

  test('that is all noise is scaled down until it can be sent', async () => {
    const file = noisyPng(2000, 2000);
    expect(file.size).toBeLessThan(receiptFile.maxBytes);
    const { id } = await createReceipt(company.owner, {}, { file });
    const { bytes } = await shown(id);
    expect(bytes.length).toBeLessThanOrEqual(receiptFile.maxBytes);
    expect(await sizeOf(bytes)).toEqual({ width: 1600, height: 1600 });
  });

  test('that is a PDF is stored unchanged, whatever its declared media type', async () => {
    const file = pdfFile('æøå');
    const declared = new Blob([file], { type: 'text/html' });
    const sending = { file: declared, name: '../faktura.html' };
    const { id } = await createReceipt(company.owner, {}, sending);
    const answer = await shown(id);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.bytes).toEqual(Buffer.from(await file.arrayBuffer()));
  });
});

describe('the same idempotency key', () => {
  const headers = { 'idempotency-key': 'bon-fra-byggecenter' };

  test('creates one receipt for the same form, though the multipart boundary differs', async () => {
    const [first, second] = [
      await sendReceipt(company.owner, {}, { headers }),
      await sendReceipt(company.owner, {}, { headers }),
    ];
    expect(second.json).toEqual(first.json);
    expect(await listed()).toHaveLength(1);
    expect(await kept()).toHaveLength(1);
  });

  test('twice at once leaves one receipt and one file', async () => {
    await company.owner.session();
    onTestFinished(holdCommitsUntil(services().table, 2));
    const answers = await Promise.all(
      [1, 2].map(() => sendReceipt(company.owner, {}, { headers })),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await listed()).toHaveLength(1);
    expect(await kept()).toHaveLength(1);
  });

  test('is refused for another form (409)', async () => {
    await sendReceipt(company.owner, {}, { headers });
    const other = await sendReceipt(company.owner, { price: '1' }, { headers });
    expect(other.json).toMatchObject({ code: 'key_reused' });
    expect(await kept()).toHaveLength(1);
  });
});

const unreadable = 'Filen kan ikke læses. Brug en PDF-, JPEG-, PNG- eller WebP-fil.';

describe('refused without leaving a receipt or a file:', () => {
  const page = '<html><script>alert(1)</script></html>';
  test.each<[string, Blob, number, string]>([
    ['HTML declared as PDF', new Blob([page], { type: 'application/pdf' }), 415, unreadable],
    ['HTML declared as a picture', new Blob([page], { type: 'image/png' }), 415, unreadable],
    ['a truncated PDF', new Blob(['%PDF-1.7 1 0'], { type: 'application/pdf' }), 415, unreadable],
    ['HTML', new Blob([page], { type: 'text/html' }), 415, unreadable],
    ['an SVG', new Blob(['<svg/>'], { type: 'image/svg+xml' }), 415, unreadable],
    [
      'a PDF with a password',
      new Blob([Buffer.from(encryptedPdfs.user['256'], 'base64')], { type: 'application/pdf' }),
      415,
      'PDF’en er låst med en adgangskode. Gem den uden adgangskode, og vælg den igen.',
    ],
    [
      'a truncated picture',
      pngFile(64, 64).slice(0, 60, 'image/png'),
      415,
      'Billedet kan ikke læses. Brug en PNG-, JPEG- eller WebP-fil.',
    ],
    [
      'more than four megabytes',
      new Blob([new Uint8Array(4 * 1024 * 1024 + 1)], { type: 'application/pdf' }),
      413,
      'Filen er for stor.',
    ],
  ])('%s', async (_what, file, status, text) => {
    const answer = await sendReceipt(company.owner, {}, { file });
    expect(answer).toMatchObject({ status, json: { fields: { receipt: text } } });
    expect(await listed()).toEqual([]);
    expect(await kept()).toEqual([]);
  });

  test('an empty form', async () => {
    const form = { businessName: ' ', description: '', price: '', date: '' };
    const answer = await sendReceipt(company.owner, form, { file: undefined });
    expect(answer).toMatchObject({
      status: 400,
      json: {
        message: 'Please fill in all fields and select a file',
        fields: {
          businessName: 'Firma is required',
          description: 'Beskrivelse is required',
          price: 'Beløb is required',
          date: 'Dato is required',
          receipt: 'Fil is required',
        },
      },
    });
    expect(await kept()).toEqual([]);
  });

  test.each<[string, object, object]>([
    ['the amount 0', { price: '0' }, { price: 'Beløbet skal være over 0.' }],
    ['a negative amount', { price: '-5' }, { price: 'Beløbet skal være over 0.' }],
    [
      'an amount of letters',
      { price: 'dyrt' },
      { price: 'Skriv et beløb med højst to decimaler.' },
    ],
    ['an impossible date', { date: '31-02-2026' }, { date: 'Datoen findes ikke.' }],
    ['a date in words', { date: 'i går' }, { date: 'Datoen skal skrives som dd-mm-åååå.' }],
    ['a status of its own', { status: '1' }, { status: 'Ukendt felt.' }],
    ['another name', { name: 'Anders And' }, { name: 'Ukendt felt.' }],
    ['a file of its own', { file: 'c/x' }, { file: 'Ukendt felt.' }],
  ])('%s', async (_what, changes, fields) => {
    const answer = await sendReceipt(company.owner, changes);
    expect(answer).toMatchObject({ status: 400, json: { fields } });
    expect(await kept()).toEqual([]);
  });
});

test('a user without bookkeeping may not upload', async () => {
  for (const who of [company.employee, company.administrator])
    expect((await sendReceipt(who)).status).toBe(403);
  expect(await kept()).toEqual([]);
});
