import { wireName, type RecordType } from '@driftig/contracts/records/record-type';
import { recordTypeNames, recordTypes } from '@driftig/contracts/records/record-types';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { createdTypes } from '@driftig/tests/support/company/record-types';
import { describedTypes, filledFields } from '@driftig/tests/support/company/records';
import { beforeAll, describe, expect, test } from 'vitest';

const createdNames = recordTypeNames.filter((name) =>
  createdTypes.some((created) => created === name),
);

let company: TestCompany;
beforeAll(async () => {
  company = await createCompany();
});

const create = (body: Readonly<Record<string, unknown>>) =>
  company.owner.call(recordRoutes.createRecord, { body });
const count = async () => {
  const lists = await Promise.all(
    describedTypes.map((type) => company.store.records.list(type, { limit: 500 })),
  );
  return lists.flatMap(({ rows }) => rows).length;
};

/** The answer to a request that should be refused, and how many records it wrote. */
async function outcomeOf(body: Readonly<Record<string, unknown>>) {
  const before = await count();
  const { status, json } = await create(body);
  const { code, fields } = json as { code?: string; fields?: object };
  return { status, code, fields, written: (await count()) - before };
}
const refusal = (fields: object) => ({ status: 400, code: 'bad_input', fields, written: 0 });

describe.each(createdNames)('one of the %s', (dType) => {
  test('is answered and read back with every field as it was sent', async () => {
    const fields = filledFields(dType, company.employee.user.userId);
    const answer = await create({ dType, ...fields });
    expect(answer.status).toBe(201);
    expect(answer.json).toMatchObject({ ...fields, id: expect.any(String), version: 1 });
    const { id } = answer.json as { id: string };
    const read = await company.owner.call(recordRoutes.getRecord, { params: { type: dType, id } });
    expect(read.json).toEqual(answer.json);
  });

  test('takes no unknown field, and no id or version', async () => {
    const fields = filledFields(dType);
    for (const field of ['companyId', 'id', 'version', 'password'])
      expect(await outcomeOf({ dType, ...fields, [field]: 'x' })).toMatchObject(
        refusal({ [field]: 'Ukendt felt.' }),
      );
  });

  const type: RecordType = recordTypes[dType];
  const required = Object.entries(type.fields).filter(([, field]) => field.required);
  test.each(required)('lacks nothing that is required: %s', async (name, described) => {
    const [field, { label }] = [wireName(name, described), described];
    const { [field]: _, ...rest } = filledFields(dType);
    const text = { [field]: `${label} is required` };
    expect(await outcomeOf({ dType, ...rest })).toMatchObject(refusal(text));
    expect(await outcomeOf({ dType, ...rest, [field]: '  ' })).toMatchObject(refusal(text));
    expect(await outcomeOf({ dType, ...rest, [field]: null })).toMatchObject(refusal(text));
  });
});

test('a customer has a company or a name', async () => {
  const { company: _c, fullname: _n, ...rest } = filledFields('customers');
  expect(await outcomeOf({ dType: 'customers', ...rest })).toMatchObject(
    refusal({ company: 'Udfyld firma eller navn.' }),
  );
});

test.each(['invoices', 'receipts', 'secrets', '__proto__', 'toString', '', 7, undefined])(
  'the type %j is unknown, and the known ones are named',
  async (dType) => {
    const text = `Ukendt type. De kendte er: ${createdTypes.join(', ')}.`;
    expect(await outcomeOf({ dType, name: 'Telt' })).toMatchObject(refusal({ dType: text }));
  },
);

test('amounts may have comma or dot, and keep their øre', async () => {
  const answer = await create({
    dType: 'products',
    name: 'Telt',
    price: '1.234,56',
    quantity: '2.5',
  });
  expect(answer.json).toMatchObject({ price: 1234.56, quantity: 2.5 });
});

test('employees create nothing', async () => {
  const body = { dType: 'products', name: 'Telt' };
  const answer = await company.employee.call(recordRoutes.createRecord, { body });
  expect(answer.status).toBe(403);
});
