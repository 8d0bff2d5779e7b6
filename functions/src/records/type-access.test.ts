import { recordRoutes } from '@driftig/contracts/records/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { createReceipt } from '@driftig/tests/support/company/receipts';
import { beforeAll, expect, test } from 'vitest';

let company: TestCompany;
let id: string;
beforeAll(async () => {
  company = await createCompany();
  ({ id } = await createReceipt(company.owner));
});

const dType = 'receipts';
const calls = {
  getRecordOptions: () => ({ params: { type: dType } }),
  getRecord: () => ({ params: { type: dType, id } }),
  updateRecord: () => ({ params: { id }, body: { dType, price: 1 } }),
  updateRecordById: () => ({ body: { dType, id, price: 1 } }),
  deleteRecord: () => ({ body: { dType, id } }),
} as const;

test.each(Object.keys(calls) as (keyof typeof calls)[])(
  '%s: an administrator without the permission to the books has no receipts, the owner has',
  async (key) => {
    const ask = (who: keyof Pick<TestCompany, 'administrator' | 'employee' | 'owner'>) =>
      company[who].call(recordRoutes[key], calls[key]());
    expect((await ask('employee')).status).toBe(403);
    expect((await ask('administrator')).status).toBe(403);
    expect((await ask('owner')).status).toBe(200);
  },
);

test('nor is it told whether one is there', async () => {
  const asked = { params: { type: dType, id: 'x1' } };
  expect((await company.administrator.call(recordRoutes.getRecord, asked)).status).toBe(403);
});

test('types without a requirement are open to every manager', async () => {
  const asked = { params: { type: 'customers' } };
  expect((await company.administrator.call(recordRoutes.getRecordOptions, asked)).status).toBe(200);
});

test('a receipt is neither made nor imported without its file', async () => {
  const fields = { businessname: 'Silvan', description: 'Søm', price: 1, date: '14-07-2026' };
  const made = await company.owner.call(recordRoutes.createRecord, { body: { dType, ...fields } });
  const lines = { body: { dType, lines: [fields] } };
  const imported = await company.owner.call(recordRoutes.importRecords, lines);
  expect([made.status, imported.status]).toEqual([400, 400]);
});
