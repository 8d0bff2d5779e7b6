import { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { receiptRoutes } from '@driftig/contracts/receipts/routes';
import {
  createAccount,
  createTrip,
  createVoucher,
  sendVoucher,
  tripOf,
} from '@driftig/tests/support/company/bookkeeping';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { pdfFile } from '@driftig/tests/support/company/receipts';
import { encryptedPdfs } from '@driftig/tests/support/files/encrypted-pdfs';
import { storedFilesOf } from '@driftig/tests/support/files/pictures';
import { beforeEach, describe, expect, test } from 'vitest';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

const list = async () => (await company.owner.call(accountingRoutes.listAccountingReceipts)).json;
const kept = () => storedFilesOf(company.companyId);
const bare = { file: undefined };

test('a voucher is answered as it was uploaded, and is the same receipt in both lists', async () => {
  const { status, json } = await sendVoucher(company.owner);
  const path = `/securedtestrecipts/${(json as { id: string }).id}`;
  expect(status).toBe(201);
  expect(json).toEqual({
    id: expect.any(String),
    version: 1,
    date: '14-07-2026',
    businessname: 'Byggecenter Nord',
    description: 'Skruer og gaffatape',
    price: 348.75,
    vat: 69.75,
    type: 1,
    status: 0,
    employeeId: company.owner.user.userId,
    employeeName: company.owner.user.name,
    team: '',
    departmentId: '',
    tripId: '',
    tripTitle: '',
    account: '',
    voucherNumber: 0,
    noFile: 0,
    fileType: 'image/jpeg',
    path,
    file_path: path,
  });
  expect(await list()).toEqual([json]);
  const { json: rows } = await company.owner.call(receiptRoutes.listReceipts);
  expect(rows).toMatchObject([
    { price: 348.75, vat: 69.75, type: 1, name: company.owner.user.name },
  ]);
});

test('the accountant chooses whose it is, and the trip counts it', async () => {
  const { id } = await createTrip(company);
  const { userId, name } = company.employee.user;
  const { json } = await sendVoucher(company.owner, { employeeId: userId, tripId: id });
  const linked = {
    employeeId: userId,
    employeeName: name,
    tripId: id,
    tripTitle: 'Messe i Aarhus',
  };
  expect(json).toMatchObject(linked);
  expect(await tripOf(company, id)).toMatchObject({ links: 1, expense: 0, receiptTotal: 348.75 });
  const asked = { query: { tripId: id } };
  const answer = await company.owner.call(accountingRoutes.listAccountingReceipts, asked);
  expect(answer.json).toEqual([json]);
});

test('a voucher without a file is kept when it is said that there is none', async () => {
  const { json } = await sendVoucher(company.owner, { noFile: '1' }, bare);
  expect(json).toMatchObject({ noFile: 1, path: '', file_path: '', fileType: '' });
  expect(await kept()).toEqual([]);
});

describe('the sign follows the type:', () => {
  test.each([
    ['1', '100', '20', 100, 20],
    ['2', '100', '20', 100, 20],
    ['3', '100', '20', -100, -20],
    ['3', '-100', '-20', -100, -20],
    ['3', '-100', '20', -100, -20],
    ['4', '100', '0', 100, 0],
    ['1', '0,01', '0,01', 0.01, 0.01],
  ])('type %s with %s of which %s', async (bilagType, amount, vatAmount, price, vat) => {
    const { json } = await sendVoucher(company.owner, { bilagType, amount, vatAmount });
    expect(json).toMatchObject({ price, vat });
  });

  test.each([
    ['1', '-100', '0', { amount: 'Beløbet skal være over 0.' }],
    ['2', '100', '-20', { vatAmount: 'Momsen kan ikke være under 0.' }],
    ['1', '100', '100,01', { vatAmount: 'Momsen kan ikke være større end beløbet.' }],
    ['3', '100', '-100,01', { vatAmount: 'Momsen kan ikke være større end beløbet.' }],
  ])('type %s with %s of which %s is refused', async (bilagType, amount, vatAmount, fields) => {
    const answer = await sendVoucher(company.owner, { bilagType, amount, vatAmount });
    expect(answer).toMatchObject({ status: 400, json: { fields } });
    expect(await kept()).toEqual([]);
  });
});

describe('refused without leaving a receipt or a file:', () => {
  test('an empty form, with each field named', async () => {
    const nothing = Object.fromEntries(
      ['businessname', 'description', 'amount', 'date', 'bilagType', 'tripId'].map((name) => [
        name,
        '',
      ]),
    );
    const answer = await sendVoucher(company.owner, nothing, bare);
    expect(answer).toMatchObject({
      status: 400,
      json: { code: 'bad_input', message: 'Udfyld alle felter og vælg en fil' },
    });
    const { fields } = answer.json as { fields: object };
    expect(Object.keys(fields).toSorted()).toEqual([
      'amount',
      'bilagType',
      'businessname',
      'date',
      'description',
      'receipt',
      'tripId',
    ]);
  });

  test.each<[string, object, string]>([
    ['the amount 0', { amount: '0' }, 'amount'],
    ['no trip chosen', { tripId: undefined }, 'tripId'],
    ['no file', { noFile: '0' }, 'receipt'],
    ['an unknown trip', { tripId: '01JBM4W000TR1P000000000009' }, 'tripId'],
    ['an unknown employee', { employeeId: '01JBM4W000TR1P000000000009' }, 'employeeId'],
    ['an unknown account', { account: '01JBM4W000TR1P000000000009' }, 'account'],
    ['an unknown type', { bilagType: '5' }, 'bilagType'],
    ['an impossible date', { date: '31-02-2026' }, 'date'],
    ['a status', { status: '1' }, 'status'],
  ])('%s', async (what, changes, field) => {
    const answer = await sendVoucher(company.owner, changes, what === 'no file' ? bare : {});
    expect(answer.status).toBe(400);
    expect(Object.keys((answer.json as { fields: object }).fields)).toEqual([field]);
    expect(await list()).toEqual([]);
    expect(await kept()).toEqual([]);
  });

  test.each<[string, Blob]>([
    ['HTML declared as PDF', new Blob(['<html></html>'], { type: 'application/pdf' })],
    ['a truncated PDF', new Blob(['%PDF-1.7 1 0'], { type: 'application/pdf' })],
    [
      'a PDF with a password',
      new Blob([Buffer.from(encryptedPdfs.user['256'], 'base64')], { type: 'application/pdf' }),
    ],
  ])('%s (415)', async (_what, file) => {
    expect((await sendVoucher(company.owner, {}, { file })).status).toBe(415);
    expect(await kept()).toEqual([]);
  });
});

test('a PDF without text is taken like any other', async () => {
  const { id } = await createVoucher(company.owner, {}, { file: pdfFile('1 0 obj<<>>endobj') });
  const { json } = await company.owner.call(accountingRoutes.getReceiptInfo, { params: { id } });
  expect(json).toEqual({ file_path: `/securedtestrecipts/${id}` });
  const shown = await company.owner.call(accountingRoutes.showVoucher, { params: { id } });
  expect(shown.headers['content-type']).toBe('application/pdf');
});

test("another company's trip, employee and account are answered like unknown ones", async () => {
  const other = await createCompany();
  const { id } = await createTrip(other);
  const account = await createAccount(other.owner);
  const answers = await Promise.all([
    sendVoucher(company.owner, { tripId: id }),
    sendVoucher(company.owner, { employeeId: other.employee.user.userId }),
    sendVoucher(company.owner, { account: account.id }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400]);
  expect(await tripOf(other, id)).toMatchObject({ links: 0 });
});

test('the same idempotency key makes one voucher and counts once in its trip', async () => {
  const { id } = await createTrip(company);
  const headers = { 'idempotency-key': 'bilag-en-gang' };
  const send = () => sendVoucher(company.owner, { tripId: id }, { headers });
  const [first, second] = [await send(), await send()];
  expect(second.json).toEqual(first.json);
  expect(await tripOf(company, id)).toMatchObject({ links: 1, receiptTotal: 348.75 });
  expect(await kept()).toHaveLength(1);
});

test('a user without bookkeeping may not upload', async () => {
  for (const who of [company.employee, company.administrator])
    expect((await sendVoucher(who)).status).toBe(403);
  expect(await kept()).toEqual([]);
});
