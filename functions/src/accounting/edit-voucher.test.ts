import { accountingRoutes } from '@driftig/contracts/accounting/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import {
  createTrip,
  createVoucher,
  decideVoucher,
  editVoucher,
  tripOf,
} from '@driftig/tests/support/company/bookkeeping';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { decideReceipt, pdfFile } from '@driftig/tests/support/company/receipts';
import { storedFilesOf } from '@driftig/tests/support/files/pictures';
import { holdCommitsUntil } from '@driftig/tests/support/stack/commit-barrier';
import { statusesOf } from '@driftig/tests/support/stack/statuses';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';

import { services } from '../pipeline/services.ts';

let company: TestCompany;
let id: string;
beforeEach(async () => {
  company = await createCompany();
  ({ id } = await createVoucher(company.owner));
});

const rows = async () =>
  (await company.owner.call(accountingRoutes.listAccountingReceipts)).json as Record<
    string,
    unknown
  >[];
const shown = (asked = id) =>
  company.owner.call(accountingRoutes.showVoucher, { params: { id: asked } });

describe('a voucher that is not approved', () => {
  test('is corrected in what is sent, and keeps the rest and its file', async () => {
    const [before] = await rows();
    const answer = await editVoucher(company.owner, id, { amount: '99,95', vatAmount: '19,99' });
    expect(answer.json).toEqual({ ...before, price: 99.95, vat: 19.99, version: 2 });
    expect(await rows()).toEqual([answer.json]);
    expect((await shown()).status).toBe(200);
  });

  test('changes its sign with its type', async () => {
    expect((await editVoucher(company.owner, id, { bilagType: '3' })).json).toMatchObject({
      price: -348.75,
      vat: -69.75,
    });
    const record = { dType: 'receipts', type: 1 };
    await company.owner.call(recordRoutes.updateRecord, { params: { id }, body: record });
    expect(await rows()).toMatchObject([{ price: 348.75, vat: 69.75 }]);
  });

  test('gets a new file, and the file before is kept', async () => {
    await editVoucher(company.owner, id, {}, pdfFile('nyt'));
    expect((await shown()).headers['content-type']).toBe('application/pdf');
    expect(await storedFilesOf(company.companyId)).toHaveLength(2);
  });

  test('moves from one trip to another, and both sums follow', async () => {
    const [one, other] = [await createTrip(company), await createTrip(company)];
    await editVoucher(company.owner, id, { tripId: one.id });
    await editVoucher(company.owner, id, { tripId: other.id, amount: '100', vatAmount: '0' });
    expect(await tripOf(company, one.id)).toMatchObject({ links: 0, receiptTotal: 0 });
    expect(await tripOf(company, other.id)).toMatchObject({ links: 1, receiptTotal: 100 });
    await editVoucher(company.owner, id, { tripId: 'Ingen rejse' });
    expect(await tripOf(company, other.id)).toMatchObject({ links: 0, receiptTotal: 0 });
  });

  test('is refused with an older version (409)', async () => {
    await editVoucher(company.owner, id, { description: 'Ny', version: '1' });
    const late = await editVoucher(company.owner, id, { description: 'Sen', version: '1' });
    expect(late.status).toBe(409);
    expect(await rows()).toMatchObject([{ description: 'Ny' }]);
  });

  test.each<[object, string]>([
    [{ businessname: '' }, 'businessname'],
    [{ amount: '0' }, 'amount'],
    [{ vatAmount: '500' }, 'vatAmount'],
    [{ tripId: '01JBM4W000TR1P000000000009' }, 'tripId'],
    [{ employeeId: '01JBM4W000TR1P000000000009' }, 'employeeId'],
    [{ account: '01JBM4W000TR1P000000000009' }, 'account'],
  ])('takes no %j', async (fields, field) => {
    const answer = await editVoucher(company.owner, id, fields);
    expect(answer.status).toBe(400);
    expect(Object.keys((answer.json as { fields: object }).fields)).toEqual([field]);
    expect(await rows()).toMatchObject([{ version: 1 }]);
  });
});

test('an old receipt without the new fields is an expense, and can be edited and accepted', async () => {
  const values = {
    businessName: 'Silvan',
    description: 'Maling',
    price: 10_000,
    date: '2025-05-01',
    status: 'actionNeeded',
    name: 'Mette',
    employeeId: 'u1',
    file: 'receipts/old',
    fileType: 'image/jpeg',
  };
  const { store } = company;
  await store.commit({
    writes: store.records.insert('receipts', [{ id: 'old1', values, at: '2025-05-01T08:00:00Z' }]),
    audit: { action: 'receipts.uploaded', subject: 'receipts old1' },
  });
  const old = (await rows()).find((row) => row['id'] === 'old1');
  expect(old).toMatchObject({ type: 1, vat: 0, tripId: '', account: '', price: 100 });
  expect((await editVoucher(company.owner, 'old1', { vatAmount: '20' })).json).toMatchObject({
    vat: 20,
  });
  expect((await decideVoucher(company.owner, 'old1', 3)).status).toBe(200);
});

describe.each([
  ['approved', 1],
  ['accepted', 3],
])('an %s voucher', (_word, status) => {
  beforeEach(async () => {
    if (status === 1) await decideReceipt(company.owner, id, 1);
    else await decideVoucher(company.owner, id, 3);
  });
  const body = { dType: 'receipts' };

  test.each<[string, () => Promise<{ status: number; json: unknown }>]>([
    ['PATCH of bookkeeping', () => editVoucher(company.owner, id, { amount: '1' })],
    ['PATCH with a bad amount', () => editVoucher(company.owner, id, { amount: '0' })],
    ['PATCH with a new file', () => editVoucher(company.owner, id, {}, pdfFile('nyt'))],
    [
      'DELETE of bookkeeping',
      () => company.owner.call(accountingRoutes.deleteVoucher, { params: { id } }),
    ],
    [
      'the generic update',
      () =>
        company.owner.call(recordRoutes.updateRecord, {
          params: { id },
          body: { ...body, price: 1 },
        }),
    ],
    [
      'the generic update by id',
      () => company.owner.call(recordRoutes.updateRecordById, { body: { ...body, id, price: 1 } }),
    ],
    [
      'the generic delete, which is also how many are deleted',
      () => company.owner.call(recordRoutes.deleteRecord, { body: { ...body, id } }),
    ],
  ])('is not touched by %s (409)', async (_what, change) => {
    const before = await rows();
    expect(await change()).toMatchObject({ status: 409, json: { code: 'receipt_approved' } });
    expect(await rows()).toEqual(before);
    expect(await storedFilesOf(company.companyId)).toHaveLength(1);
  });

  test('is not overwritten by an import with its id', async () => {
    const before = await rows();
    const answer = await company.owner.call(recordRoutes.importRecords, {
      body: { dType: 'receipts', rows: [{ id, price: 1 }] },
    });
    expect(answer.status).toBe(400);
    expect(await rows()).toEqual(before);
  });

  test('is not created anew by the generic create', async () => {
    const fields = {
      ...body,
      id,
      businessname: 'X',
      description: 'X',
      price: 1,
      date: '01-01-2026',
    };
    expect((await company.owner.call(recordRoutes.createRecord, { body: fields })).status).toBe(
      400,
    );
  });

  test('is open again once it is rejected', async () => {
    await decideVoucher(company.owner, id, 2);
    expect((await editVoucher(company.owner, id, { amount: '100' })).status).toBe(200);
  });
});

describe('at once', () => {
  test('accepting and editing: one wins, the other is refused (409)', async () => {
    await company.owner.session();
    onTestFinished(holdCommitsUntil(services().table, 2));
    const answers = await Promise.all([
      decideVoucher(company.owner, id, 3),
      editVoucher(company.owner, id, { amount: '1', vatAmount: '0' }),
    ]);
    expect(statusesOf(answers)).toEqual([200, 409]);
  });
});

test("another company's voucher is answered with 404, and stays", async () => {
  const { owner } = await createCompany();
  expect((await editVoucher(owner, id, { amount: '1' })).status).toBe(404);
  expect(await rows()).toMatchObject([{ version: 1 }]);
});
