import { recordTypeNames } from '@driftig/contracts/records/record-types';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { describedTypes, filledFields, storeRecords } from '@driftig/tests/support/company/records';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

let company: TestCompany;
let id: string;
beforeAll(async () => {
  company = await createCompany();
});
beforeEach(async () => {
  const made = { dType: 'products', name: 'Telt', vendor: 'Scenegruppen', price: 1250.5 };
  const { json } = await company.owner.call(recordRoutes.createRecord, { body: made });
  ({ id } = json as { id: string });
});

type Fields = Readonly<Record<string, unknown>>;
const update = (fields: Fields, to = id, dType: unknown = 'products') =>
  company.owner.call(recordRoutes.updateRecord, { params: { id: to }, body: { dType, ...fields } });
const read = async () =>
  (await company.owner.call(recordRoutes.getRecord, { params: { type: 'products', id } })).json;

describe.each(describedTypes)('one of the %s', (dType) => {
  test('can be changed in every field', async () => {
    const { owner, store } = company;
    const sent = filledFields(dType, company.employee.user.userId);
    const [one = ''] = await storeRecords(store, dType, 1);
    const answer = await update(sent, one, dType);
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({ ...sent, id: one, version: 2 });
    const again = await owner.call(recordRoutes.getRecord, { params: { type: dType, id: one } });
    expect(again.json).toEqual(answer.json);
  });
});

describe('an edit', () => {
  test('changes what it names and leaves the rest', async () => {
    await update({ price: '99,95' });
    expect(await read()).toMatchObject({ name: 'Telt', vendor: 'Scenegruppen', price: 99.95 });
  });

  test('can empty what is not required', async () => {
    await update({ vendor: '', price: '' });
    expect(await read()).toMatchObject({ name: 'Telt', vendor: '', price: 0 });
  });

  test.each<[Fields, Fields]>([
    [{ name: '' }, { name: 'Navn is required' }],
    [{ price: 'dyr' }, { price: 'Skriv et beløb med højst to decimaler.' }],
    [{ companyId: 'other' }, { companyId: 'Ukendt felt.' }],
    [{ createdAt: '2020-01-01' }, { createdAt: 'Ukendt felt.' }],
    [
      { dType: 'invoices' },
      {
        dType: `Ukendt type. De kendte er: ${[...recordTypeNames, 'employees', 'departments'].join(', ')}.`,
      },
    ],
    [{ version: '1' }, { version: 'Skal være et helt tal.' }],
  ])('%j is refused and changes nothing', async (fields, said) => {
    const before = await read();
    const answer = await update({ vendor: 'Tabt', ...fields });
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({ code: 'bad_input', fields: said });
    expect(await read()).toEqual(before);
  });
});

describe('someone else has edited it meanwhile', () => {
  test('an edit with the version that was read is refused, and overwrites nothing', async () => {
    await update({ version: 1, vendor: 'Først' });
    const late = await update({ version: 1, vendor: 'Sidst' });
    expect(late.status).toBe(409);
    expect(late.json).toMatchObject({
      code: 'conflict',
      message: 'En anden har ændret det imens. Genindlæs siden, og prøv igen.',
    });
    expect(await read()).toMatchObject({ vendor: 'Først', version: 2 });
  });

  test('two at once: one wins, the other is told', async () => {
    const answers = await Promise.all(
      ['Først', 'Sidst'].map((vendor) => update({ version: 1, vendor })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const won = answers.find(({ status }) => status === 200);
    expect(await read()).toEqual(won?.json);
  });

  test('an edit without a version wins over earlier ones', async () => {
    await update({ vendor: 'Først' });
    expect((await update({ vendor: 'Sidst' })).status).toBe(200);
    expect(await read()).toMatchObject({ vendor: 'Sidst', version: 3 });
  });
});

test("another company's record answers as an unknown one, and stays", async () => {
  const other = await createCompany();
  const [theirs = ''] = await storeRecords(other.store, 'products', 1);
  const [at, nowhere] = [
    await update({ name: 'Min' }, theirs),
    await update({ name: 'Min' }, 'x1'),
  ];
  expect(at.status).toBe(404);
  expect({ ...(at.json as object), requestId: '' }).toEqual({
    ...(nowhere.json as object),
    requestId: '',
  });
  expect(await other.store.records.get('products', theirs)).toMatchObject({ version: 1 });
});
