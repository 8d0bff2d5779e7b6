import { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { employeeRoutes } from '@driftig/contracts/employees/routes';
import { receiptRoutes } from '@driftig/contracts/receipts/routes';
import { mailedBusiness, receiptMailLimits } from '@driftig/domain/receipts/receipt-mail';
import { decideVoucher, editVoucher } from '@driftig/tests/support/company/bookkeeping';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { tellingsOf } from '@driftig/tests/support/company/notifications';
import {
  deliverMail,
  mimeOf,
  renewAddress,
  storeMail,
  takeIn,
} from '@driftig/tests/support/stack/receipt-mails';
import { encryptedPdfs } from '@driftig/tests/support/files/encrypted-pdfs';
import { heicPhoto } from '@driftig/tests/support/files/heic-photo';
import { pngFile, storedFilesOf } from '@driftig/tests/support/files/pictures';
import { beforeEach, describe, expect, test } from 'vitest';

import { services } from '../pipeline/services.ts';

let company: TestCompany;
let to: string;
let from: string;
beforeEach(async () => {
  company = await createCompany();
  to = await renewAddress(company.owner);
  from = company.employee.user.email;
});

const pdf = (text = 'a') => ({ content: `%PDF-1.7\n${text}\n%%EOF\n` });
type Row = Record<string, unknown>;
const receipts = async (of = company) =>
  (await of.owner.call(accountingRoutes.listAccountingReceipts)).json as Row[];
interface Told {
  readonly tellings: readonly { readonly to: readonly string[]; readonly occasion: unknown }[];
}
const occasions = async () =>
  (await tellingsOf(company))
    .flatMap(({ payload }) => (payload as unknown as Told).tellings)
    .map(({ to: people, occasion }) => [people, occasion]);

const deliver = (mail: Partial<Parameters<typeof mimeOf>[0]> = {}, others: object = {}) =>
  deliverMail({ to, envelope: from, content: mimeOf({ from, ...mail }), ...others });

/** Receipts and files of the company. */
const kept = async () => [await receipts(), await storedFilesOf(company.companyId)];
const nothing = [[], []];

describe('a mail of an employee', () => {
  test('becomes a receipt that waits, with its file and its subject', async () => {
    await deliver({ subject: 'Frokost =?utf-8?Q?p=C3=A5?= messe', files: [pdf()] });
    const [receipt, ...others] = await receipts();
    expect(others).toEqual([]);
    expect(receipt).toMatchObject({
      businessname: mailedBusiness,
      description: 'Frokost på messe',
      price: 0,
      status: 0,
      employeeId: company.employee.user.userId,
      fileType: 'application/pdf',
    });
    const shown = await company.owner.call(receiptRoutes.showReceipt, {
      params: { id: String(receipt?.['id']) },
    });
    expect(shown.status).toBe(200);
    expect(await occasions()).toEqual([
      [
        [company.employee.user.userId],
        { kind: 'receiptsMailed', facts: { subject: 'Frokost på messe', count: 1, skipped: 0 } },
      ],
    ]);
  });

  test('is approved only after amount and business are typed (409)', async () => {
    await deliver({ files: [pdf()] });
    const id = String((await receipts())[0]?.['id']);
    expect(await decideVoucher(company.owner, id, 3)).toMatchObject({
      status: 409,
      json: { message: 'Kvitteringen mangler beløb og firma. Ret den, og godkend den så.' },
    });
    await editVoucher(company.owner, id, { amount: '100', businessname: 'Stark' });
    expect((await decideVoucher(company.owner, id, 3)).status).toBe(200);
  });

  test('makes a receipt of each of its files, and skips what is none', async () => {
    const png = Buffer.from(await pngFile(40, 30).arrayBuffer());
    await deliver({
      files: [
        pdf('a'),
        pdf('a'),
        pdf('b'),
        { content: png, type: 'image/png' },
        { content: 'PK\u0003\u0004' + '0'.repeat(5000), type: 'application/zip' },
        { content: heicPhoto, type: 'image/heic' },
      ],
    });
    expect(await receipts()).toHaveLength(3);
    expect(await occasions()).toMatchObject([
      [[company.employee.user.userId], { facts: { count: 3, skipped: 2 } }],
    ]);
  });

  test('makes at most ten receipts of two hundred files', async () => {
    const files = Array.from({ length: 200 }, (_, index) => pdf(String(index)));
    await deliver({ files });
    expect(await receipts()).toHaveLength(receiptMailLimits.files);
    expect(await storedFilesOf(company.companyId)).toHaveLength(receiptMailLimits.files);
  });

  test('makes its receipts once when it is delivered again', async () => {
    const content = mimeOf({ from, files: [pdf()] });
    await deliverMail({ to, envelope: from, content });
    await deliverMail({ to, envelope: from, content: `Received: by another\r\n${content}` });
    expect(await receipts()).toHaveLength(1);
    expect(await storedFilesOf(company.companyId)).toHaveLength(1);
  });

  test('makes its receipts once when two consumers take it at the same time', async () => {
    const event = await storeMail({
      to,
      envelope: from,
      content: mimeOf({ from, files: [pdf(), pdf('b')] }),
    });
    await Promise.all([takeIn(event), takeIn(event)]);
    expect(await receipts()).toHaveLength(2);
    expect(await storedFilesOf(company.companyId)).toHaveLength(2);
    expect(await occasions()).toHaveLength(1);
  });

  test('leaves the logo in its text alone', async () => {
    const png = Buffer.from(await pngFile(40, 30).arrayBuffer());
    const logo = { content: png, type: 'image/png', headers: ['Content-ID: <logo>'] };
    await deliver({ kind: 'related', files: [logo] });
    expect(await kept()).toEqual(nothing);
  });
});

describe('a mail that makes no receipt', () => {
  const file = { files: [pdf()] };

  test.each([
    ['its domain does not prove the sender', { dmarc: 'FAIL' }],
    ['nothing is known of its sender', { dmarc: 'GRAY', spf: 'FAIL' }],
    ['it is spam', { spam: 'FAIL' }],
    ['it has a virus', { virus: 'FAIL' }],
    ['it was not checked for viruses', { virus: 'PROCESSING_FAILED' }],
  ])('where %s: nothing is kept or answered', async (_, verdicts) => {
    await deliver(file, { verdicts });
    expect(await kept()).toEqual(nothing);
    expect(await occasions()).toEqual([]);
  });

  test('an unknown sender: nothing is kept or answered', async () => {
    await deliver({ ...file, from: 'fremmed@eksempel.dk' });
    expect(await kept()).toEqual(nothing);
    expect(await occasions()).toEqual([]);
  });

  test("another company's employee: nothing is kept in either company", async () => {
    const other = await createCompany();
    await deliver({ ...file, from: other.employee.user.email });
    expect(await kept()).toEqual(nothing);
    expect(await receipts(other)).toEqual([]);
  });

  test.each([
    ['two From headers', (me: string) => ({ from: me, headers: ['From: chef@eksempel.dk'] })],
    ['two senders in one header', (me: string) => ({ from: `chef@eksempel.dk, ${me}` })],
    ['no sender', () => ({ from: '' })],
  ])('%s: nothing is kept', async (_, mail) => {
    await deliver({ ...file, ...mail(from) });
    expect(await kept()).toEqual(nothing);
  });

  test('a renewed address: the old one is unknown at once, the new one works', async () => {
    const renewed = await renewAddress(company.owner);
    await deliver(file);
    expect(await kept()).toEqual(nothing);
    await deliver(file, { to: renewed });
    expect(await receipts()).toHaveLength(1);
  });

  test('an employee who has left: nothing is kept', async () => {
    const { userId } = company.employee.user;
    await company.owner.call(employeeRoutes.deactivateEmployee, { body: { id: userId } });
    expect((await company.store.users.find(userId))?.status).not.toBe('active');
    await deliver(file);
    expect(await kept()).toEqual(nothing);
  });

  test.each([
    ['noFile', {}],
    ['unusable', { files: [{ content: Buffer.from(encryptedPdfs.user['40'] ?? '', 'base64') }] }],
    ['unusable', { files: [{ content: `%PDF-1.7\n${'0'.repeat(5 * 1024 * 1024)}\n%%EOF` }] }],
    ['unusable', { files: [{ content: 'PK\u0003\u0004', type: 'application/zip' }] }],
  ])('%s is answered with its reason, once', async (reason, mail) => {
    const content = mimeOf({ from, subject: 'Bon', ...mail });
    await deliverMail({ to, envelope: from, content });
    await deliverMail({ to, envelope: from, content });
    expect(await kept()).toEqual(nothing);
    expect(await occasions()).toEqual([
      [
        [company.employee.user.userId],
        { kind: 'receiptMailRefused', facts: { subject: 'Bon', reason } },
      ],
    ]);
  });

  test('a mail of 30 MB is answered with its reason', async () => {
    const content = mimeOf({ from, text: `${'x'.repeat(75)}\r\n`.repeat(400_000), ...file });
    expect(content.length).toBeGreaterThan(30_000_000);
    await deliverMail({ to, envelope: from, content });
    expect(await kept()).toEqual(nothing);
    expect(await occasions()).toMatchObject([
      [[expect.any(String)], { facts: { reason: 'tooLarge' } }],
    ]);
  });

  test('parts inside of parts inside of parts are answered as unreadable', async () => {
    const deep = Array.from({ length: 60 }, (_, level) => level);
    const opened = deep.map(
      (level) => `Content-Type: multipart/mixed; boundary="b${level}"\r\n\r\n--b${level}\r\n`,
    );
    const content = `From: ${from}\r\nSubject: Dyb\r\n${opened.join('')}Content-Type: text/plain\r\n\r\nx\r\n`;
    await deliverMail({ to, envelope: from, content });
    expect(await kept()).toEqual(nothing);
    expect(await occasions()).toMatchObject([
      [[expect.any(String)], { facts: { reason: 'unreadable' } }],
    ]);
  });

  test.each([
    ['an automatic reply', { headers: ['Auto-Submitted: auto-replied'] }, {}],
    ['a list', { headers: ['Precedence: bulk'] }, {}],
    ['a bounce', {}, { envelope: '<>' }],
  ])('%s is never answered', async (_, mail, others) => {
    await deliver(mail, others);
    expect(await occasions()).toEqual([]);
  });

  test('above the limit of a day one answer is sent, and nothing is kept', async () => {
    const limit = { max: 200, weight: 200, windowSeconds: 24 * 60 * 60 };
    const seconds = Math.floor(Date.now() / 1000);
    await services().attempts.countAttempt(`receipt-mail:${company.companyId}`, seconds, limit);
    await deliver(file);
    await deliver({ files: [pdf('b')] });
    expect(await kept()).toEqual(nothing);
    expect(await occasions()).toMatchObject([
      [[expect.any(String)], { facts: { reason: 'tooMany' } }],
    ]);
  });
});

describe('hostile texts', () => {
  test('a subject with line breaks and direction marks is one plain line', async () => {
    const subject =
      '=?utf-8?B?' + Buffer.from('Bon\r\nBcc: x@y.dk \u202E\u0000tnes').toString('base64') + '?=';
    await deliver({ subject, files: [pdf()] });
    expect(await receipts()).toMatchObject([{ description: 'Bon Bcc: x@y.dk tnes' }]);
  });

  test('a charset that does not exist, and HTML alone, do not stop the files', async () => {
    const content = mimeOf({ from, subject: '=?x-none?B?QQ==?=', files: [pdf()] })
      .replace('text/plain; charset=utf-8', 'text/html; charset=x-none')
      .replace('\r\n\r\nHej', '\r\n\r\n<img src=x onerror=alert(1)>');
    await deliverMail({ to, envelope: from, content });
    expect(await receipts()).toHaveLength(1);
  });

  test('a subject of 5,000 characters is cut, and none gets a text of its own', async () => {
    await deliver({ subject: 'é'.repeat(5000), files: [pdf()] });
    await deliver({ subject: '', files: [pdf('b')] });
    const texts = (await receipts()).map(({ description }) => String(description));
    expect(texts.map((text) => text.length).toSorted((a, b) => a - b)).toEqual([14, 200]);
  });
});
