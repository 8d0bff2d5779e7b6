import { recordTypeNames } from '@driftig/contracts/records/record-types';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { allPages } from '@driftig/tests/support/samples/pages';
import { describedTypes, storeRecords } from '@driftig/tests/support/company/records';
import { beforeEach, expect, test } from 'vitest';

let company: TestCompany;
beforeEach(async () => {
  company = await createCompany();
});

const options = async (type: string) =>
  (await company.owner.call(recordRoutes.getRecordOptions, { params: { type } })).json;
const create = async (body: object) => {
  const { json } = await company.owner.call(recordRoutes.createRecord, { body });
  return (json as { id: string }).id;
};

test('a record is offered under its name and nothing else of it', async () => {
  const id = await create({ dType: 'products', name: 'Telt', price: 100 });
  expect(await options('products')).toEqual([{ id, name: 'Telt' }]);
});

test('a customer is offered as its company, else by its own name', async () => {
  await create({ dType: 'customers', company: 'Holm & Søn', fullname: 'Lone' });
  await create({ dType: 'customers', fullname: 'Jens' });
  expect(await options('customers')).toMatchObject([{ name: 'Jens' }, { name: 'Holm & Søn' }]);
});

test.each(describedTypes)(
  'all %s are offered page by page, newest first, and only the own',
  async (type) => {
    const other = await createCompany();
    await storeRecords(other.store, type, 1);
    expect(await options(type)).toEqual([]);
    const ids = await storeRecords(company.store, type, 250);
    expect(await options(type)).toHaveLength(100);
    const input = { params: { type } };
    const all = await allPages<{ id: string }>(company.owner, recordRoutes.getRecordOptions, input);
    expect(all.map(({ id }) => id)).toEqual(ids.toReversed());
  },
);

test('an unknown type is told the known ones', async () => {
  expect(await options('secrets')).toMatchObject({
    fields: {
      type: `Ukendt type. De kendte er: ${[...recordTypeNames, 'employees', 'departments', 'invoices'].join(', ')}.`,
    },
  });
});
