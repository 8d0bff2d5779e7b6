import { recordTypeNames } from '@driftig/contracts/records/record-types';
import { recordRoutes } from '@driftig/contracts/records/routes';
import {
  createCompany,
  type Caller,
  type TestCompany,
} from '@driftig/tests/support/company/company';
import { describedTypes, filledFields, storeRecords } from '@driftig/tests/support/company/records';
import { beforeAll, describe, expect, test } from 'vitest';

let company: TestCompany;
let other: TestCompany;
beforeAll(async () => {
  [company, other] = await Promise.all([createCompany(), createCompany()]);
});

const get = (type: string, id: string, who: Caller = company.owner) =>
  who.call(recordRoutes.getRecord, { params: { type, id } });

describe.each(describedTypes)('one of the %s', (type) => {
  test('is read with every field, its id and its version', async () => {
    const [id = ''] = await storeRecords(company.store, type, 1);
    expect((await get(type, id)).json).toMatchObject({ ...filledFields(type), id, version: 1 });
  });

  test('is not read under another type', async () => {
    const [id = ''] = await storeRecords(company.store, type, 1);
    for (const wrong of recordTypeNames.filter((name) => name !== type))
      expect((await get(wrong, id)).status).toBe(404);
  });
});

test("another company's record answers exactly as an unknown one", async () => {
  const [id = ''] = await storeRecords(other.store, 'customers', 1);
  const [theirs, nobodys] = [await get('customers', id), await get('customers', `${id}x`)];
  expect(theirs.status).toBe(404);
  expect({ ...(theirs.json as object), requestId: '' }).toEqual({
    ...(nobodys.json as object),
    requestId: '',
  });
  expect((await get('customers', id, other.owner)).status).toBe(200);
});

test('an unknown type is told the known ones', async () => {
  const answer = await get('secrets', '1');
  expect(answer.status).toBe(400);
  expect(answer.json).toMatchObject({
    fields: {
      type: `Ukendt type. De kendte er: ${[...recordTypeNames, 'employees', 'departments', 'invoices'].join(', ')}.`,
    },
  });
});

test.each(['a b', 'x'.repeat(65), 'c#1'])('%j is no id', async (id) => {
  const answer = await get('customers', id);
  expect(answer.status).toBe(400);
  expect(answer.json).toMatchObject({ fields: { id: 'Skal være et id.' } });
});
