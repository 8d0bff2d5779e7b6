import {
  recordContracts,
  deletableTypes,
  readTypes,
  type ReadTypeName,
} from '@driftig/contracts/records/record-contracts';
import { wireName, writable, type RecordType } from '@driftig/contracts/records/record-type';
import { recordRoutes } from '@driftig/contracts/records/routes';
import type { sampleIds } from '@driftig/contracts/core/sample';
import {
  createCompany,
  type Caller,
  type TestCompany,
} from '@driftig/tests/support/company/company';
import { makeSamples, type SampleRecords } from '@driftig/tests/support/samples/sample-makers';
import { unknownRecords } from '@driftig/tests/support/samples/unknown-records';
import { beforeAll, describe, expect, test } from 'vitest';
import { createdTypes, updatedTypes } from '@driftig/tests/support/company/record-types';

/** Every type has to pass the same tests. */
const sampleNameOf = {
  customers: 'customer',
  products: 'product',
  tasks: 'task',
  productgroups: 'productGroup',
  orders: 'order',
  enquiries: 'enquiry',
  receipts: 'receipt',
  employees: 'colleague',
  departments: 'department',
  invoices: 'invoice',
} as const satisfies Record<ReadTypeName, keyof typeof sampleIds>;

let company: TestCompany;
let other: TestCompany;
let own: SampleRecords;
let foreign: SampleRecords;
beforeAll(async () => {
  [company, other] = await Promise.all([
    createCompany({ plan: 'pro' }),
    createCompany({ plan: 'pro' }),
  ]);
  const names = Object.values(sampleNameOf);
  [own, foreign] = await Promise.all([makeSamples(company, names), makeSamples(other, names)]);
});

const idIn = (records: SampleRecords, type: ReadTypeName) =>
  String(records.get(sampleNameOf[type]));
const read = (type: string, id: string, who: Caller = company.owner) =>
  who.call(recordRoutes.getRecord, { params: { type, id } });
const update = (dType: string, id: string, fields: object) =>
  company.owner.call(recordRoutes.updateRecord, { params: { id }, body: { dType, ...fields } });
const create = (dType: string, fields: object) =>
  company.owner.call(recordRoutes.createRecord, { body: { dType, ...fields } });
const remove = (dType: string, id: string) =>
  company.owner.call(recordRoutes.deleteRecord, { body: { dType, id } });

/** An answer without what no two have in common. */
async function told(answer: ReturnType<typeof read>): Promise<unknown> {
  const { status, json } = await answer;
  return { status, json: { ...(json as object), requestId: '' } };
}

/** A field that can be written, as it is called on the wire, and two things to write there. */
function someChange(name: ReadTypeName): readonly [string, string, string] {
  const fields = Object.entries(writable(recordContracts[name].type).fields);
  const found = fields.find(([, { kind }]) => kind === 'text');
  if (found === undefined) return ['fromtime', '13:30', '14:00'];
  return [wireName(...found), 'Den ene', 'Den anden'];
}

function required(name: ReadTypeName): [string, string][] {
  const { fields }: RecordType = writable(recordContracts[name].type);
  return Object.entries(fields).flatMap(([key, field]): [string, string][] => {
    if (field.required === undefined) return [];
    const text = field.required === true ? `${field.label} is required` : field.required;
    return [[wireName(key, field), text]];
  });
}

test('the types are the documented ones', () => {
  expect(readTypes.toSorted()).toEqual(Object.keys(sampleNameOf).toSorted());
  expect(readTypes.filter((name) => !createdTypes.includes(name as never))).toEqual([
    'receipts',
    'invoices',
  ]);
});

describe.each(readTypes)('one of the %s', (type) => {
  test('is read by its id, and offered by its name', async () => {
    const id = idIn(own, type);
    expect(await read(type, id)).toMatchObject({ status: 200, json: { id } });
    const options = await company.owner.call(recordRoutes.getRecordOptions, {
      params: { type },
      query: { limit: '500' },
    });
    const offered = options.json as { id: string; name: string }[];
    expect(offered.find((one) => one.id === id)?.name).toMatch(/\S/);
  });

  test('in another company is not found, as an unknown one', async () => {
    expect((await read(type, idIn(foreign, type), other.owner)).status).toBe(200);
    const answer = await told(read(type, idIn(foreign, type)));
    expect(answer).toMatchObject({ status: 404 });
    expect(answer).toEqual(await told(read(type, idIn(unknownRecords, type))));
  });
});

describe.each(createdTypes)('a new one of the %s', (type) => {
  test('has no field but its own', async () => {
    const fields = { hemmelig: 1 };
    expect(await create(type, fields)).toMatchObject({
      status: 400,
      json: { fields: { hemmelig: 'Ukendt felt.' } },
    });
  });
});

test.each(createdTypes.filter((type) => required(type).length > 0))(
  'a new one of the %s lacks nothing that is required, and all that is missing is told',
  async (type) => {
    const fields = Object.fromEntries(required(type));
    expect(await create(type, {})).toMatchObject({ status: 400, json: { fields } });
  },
);

describe.each(updatedTypes)('an edit of one of the %s', (type) => {
  const [field, one, another] = someChange(type);

  test('names no field that is not its own', async () => {
    expect(await update(type, idIn(own, type), { hemmelig: 1 })).toMatchObject({
      status: 400,
      json: { fields: { hemmelig: 'Ukendt felt.' } },
    });
  });

  test('based on an older version is refused (409) and changes nothing', async () => {
    const id = idIn(own, type);
    const { version } = (await read(type, id)).json as { version: number };
    expect((await update(type, id, { version, [field]: one })).status).toBe(200);
    expect((await update(type, id, { version, [field]: another })).status).toBe(409);
    expect((await read(type, id)).json).toMatchObject({ [field]: one });
  });

  test('in another company answers as an unknown one', async () => {
    const change = (records: SampleRecords) => update(type, idIn(records, type), { [field]: one });
    const answer = await told(change(foreign));
    expect(answer).toMatchObject({ status: 404 });
    expect(answer).toEqual(await told(change(unknownRecords)));
  });
});

describe.each(deletableTypes)('deleting one of the %s', (type) => {
  test('in another company answers as an unknown one, and stays', async () => {
    const answer = await told(remove(type, idIn(foreign, type)));
    expect(answer).toMatchObject({ status: 404 });
    expect(answer).toEqual(await told(remove(type, idIn(unknownRecords, type))));
    expect((await read(type, idIn(foreign, type), other.owner)).status).toBe(200);
  });
});
