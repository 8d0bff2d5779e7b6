import { receiptRoutes } from '@driftig/contracts/receipts/routes';
import { recordRoutes } from '@driftig/contracts/records/routes';
import {
  createCompany,
  type Caller,
  type TestCompany,
} from '@driftig/tests/support/company/company';
import { deletedRecords } from '@driftig/tests/support/company/records';
import { storedFilesOf } from '@driftig/tests/support/files/pictures';
import { decideReceipt, createReceipt } from '@driftig/tests/support/company/receipts';
import { beforeEach, describe, expect, test } from 'vitest';

let company: TestCompany;
let id: string;
beforeEach(async () => {
  company = await createCompany();
  ({ id } = await createReceipt(company.owner));
});

const read = async () => {
  const asked = { params: { type: 'receipts', id } };
  return (await company.owner.call(recordRoutes.getRecord, asked)).json;
};
const edit = (fields: object, who: Caller = company.owner) =>
  who.call(recordRoutes.updateRecord, { params: { id }, body: { dType: 'receipts', ...fields } });
const remove = (who: Caller = company.owner) =>
  who.call(recordRoutes.deleteRecord, { body: { dType: 'receipts', id } });
const kept = () => storedFilesOf(company.companyId);

describe('a receipt that is not approved', () => {
  test('is corrected in what was typed; its file, its person and its status stay', async () => {
    const before = await read();
    const answer = await edit({ businessname: 'Silvan', price: '99,95', date: '15-07-2026' });
    const after = { businessname: 'Silvan', price: 99.95, date: '15-07-2026', version: 2 };
    expect(answer.json).toEqual({ ...(before as object), ...after });
    expect(await read()).toEqual(answer.json);
    const file = await company.owner.call(receiptRoutes.showReceipt, { params: { id } });
    expect(file.status).toBe(200);
  });

  test('keeps its decision when it is corrected', async () => {
    await decideReceipt(company.owner, id, 2);
    expect((await edit({ description: 'Rigtig bon' })).json).toMatchObject({ status: 2 });
    expect(await company.store.records.count('receipts', 2)).toBe(1);
  });

  test('is told apart from a newer one', async () => {
    await edit({ price: 1, version: 1 });
    expect((await edit({ price: 2, version: 1 })).status).toBe(409);
  });

  test.each<[object, object]>([
    [{ file: 'c/andre/hemmelig' }, { file: 'Ukendt felt.' }],
    [{ price: 0 }, { price: 'Beløbet skal være over 0.' }],
    [{ businessname: '' }, { businessname: 'Firma is required' }],
    [{ date: '2026-13-01' }, { date: 'Datoen findes ikke.' }],
  ])('takes no %j', async (fields, said) => {
    expect(await edit(fields)).toMatchObject({ status: 400, json: { fields: said } });
    expect(await read()).toMatchObject({ version: 1 });
  });

  test.each<object>([{ status: 1 }, { name: 'Anders And' }, { fileType: 'svg' }])(
    'ignores %j, which is not the caller’s to set',
    async (fields) => {
      const { version: _, ...before } = (await read()) as { version: number };
      expect((await edit(fields)).status).toBe(200);
      expect(await read()).toEqual({ ...before, version: 2 });
    },
  );

  test('is deleted softly: no call knows it, and it is kept with its file for 5 years', async () => {
    const files = await kept();
    expect((await remove()).json).toEqual({ message: 'Data deleted successfully!' });
    expect((await remove()).status).toBe(404);
    const shown = await company.owner.call(receiptRoutes.showReceipt, { params: { id } });
    expect(shown.status).toBe(404);
    expect(await kept()).toEqual(files);
    expect(await deletedRecords(company, 'receipts')).toMatchObject([
      { id, values: { businessName: 'Byggecenter Nord' }, erasableFrom: '2032-07-01' },
    ]);
    expect(await company.store.records.count('receipts', 0)).toBe(0);
  });
});

describe('an approved receipt is a voucher', () => {
  beforeEach(async () => {
    await decideReceipt(company.owner, id, 1);
  });

  test('and is not changed', async () => {
    expect(await edit({ price: 1 })).toMatchObject({
      status: 409,
      json: { code: 'receipt_approved', message: 'Kvitteringen er godkendt og kan ikke ændres.' },
    });
    expect(await read()).toMatchObject({ price: 348.75 });
  });

  test('and is not deleted', async () => {
    expect(await remove()).toMatchObject({
      status: 409,
      json: { code: 'receipt_approved', message: 'Kvitteringen er godkendt og kan ikke slettes.' },
    });
    expect(await kept()).toHaveLength(1);
  });
});

test("another company's receipt answers as an unknown one, and stays", async () => {
  const { owner } = await createCompany();
  const asked = { params: { type: 'receipts', id } };
  const got = await owner.call(recordRoutes.getRecord, asked);
  const statuses = [
    got.status,
    (await edit({ price: 1 }, owner)).status,
    (await remove(owner)).status,
  ];
  expect(statuses).toEqual([404, 404, 404]);
  expect(await read()).toMatchObject({ version: 1 });
  expect(await kept()).toHaveLength(1);
});
