import { importedTypes, mostLineBytes, mostLines } from '@driftig/contracts/records/import';
import {
  wireName,
  type RecordField,
  type RecordType,
} from '@driftig/contracts/records/record-type';
import { recordTypes } from '@driftig/contracts/records/record-types';
import { recordRoutes } from '@driftig/contracts/records/routes';
import { attemptsEntity } from '@driftig/data/auth/auth.entities';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { injectFaults } from '@driftig/tests/support/stack/faults';
import { filledFields } from '@driftig/tests/support/company/records';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';

import { services } from '../pipeline/services.ts';
import { mostImports } from './import-records.ts';

let company: TestCompany;
let other: TestCompany;
beforeAll(async () => {
  other = await createCompany();
});
beforeEach(async () => {
  company = await createCompany();
  await company.owner.session();
});

const send = (body: object, key?: string) =>
  company.owner.call(recordRoutes.importRecords, {
    body,
    headers: { 'idempotency-key': key },
  });
const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `Telt ${index}`, price: '1.250,50' }));
const products = (lines: unknown) => ({ dType: 'products', lines });
const stored = async (of = company) =>
  (await of.store.records.list('products', { limit: 500 })).rows;

describe.each(importedTypes)('lines of %s', (dType) => {
  test('are stored with every field as savenew stores it', async () => {
    const fields = filledFields(dType);
    const answer = await send({ dType, lines: [fields] });
    expect([answer.status, answer.json]).toEqual([201, { dType, saved: 1, refused: [] }]);
    await company.owner.call(recordRoutes.createRecord, { body: { dType, ...fields } });
    const { rows } = await company.store.records.list(dType, {});
    const [one, two] = rows.map(({ values, version }) => ({ values, version }));
    expect(rows).toHaveLength(2);
    expect(one).toEqual(two);
  });
});

test('a line with faults is refused with all of them, and the others are written', async () => {
  const lines = [
    { company: 'Café Kanel' },
    { ean: '123', cvr: '12345678' },
    { fullname: 'Lone', email: 'lone@' },
    { fullname: '=cmd|calc' },
  ];
  const { status, json } = await send({ dType: 'customers', lines });
  expect(status).toBe(201);
  expect(json).toEqual({
    dType: 'customers',
    saved: 2,
    refused: [
      {
        line: 1,
        fields: {
          company: 'Udfyld firma eller navn.',
          cvr: 'CVR-nummeret er ikke gyldigt. Tjek de 8 cifre.',
          ean: 'Et EAN-nummer har 13 cifre.',
        },
      },
      { line: 2, fields: { email: 'Indtast en gyldig email' } },
    ],
  });
  const { rows } = await company.store.records.list('customers', {});
  const titles = rows.map(({ values }) => values['company'] ?? values['fullName']);
  expect(new Set(titles)).toEqual(new Set(['=cmd|calc', 'Café Kanel']));
});

test('where no line can be written, nothing is', async () => {
  const { json } = await send(products([{ name: ' ' }, { price: 'gratis' }]), 'intet-at-gemme');
  expect(json).toMatchObject({ saved: 0, refused: [{ line: 0 }, { line: 1 }] });
  expect(await stored()).toEqual([]);
});

describe('how many', () => {
  test('as many as a call takes are written at once', async () => {
    expect((await send(products(numbered(mostLines)))).json).toEqual({
      dType: 'products',
      saved: mostLines,
      refused: [],
    });
    expect(await stored()).toHaveLength(mostLines);
  });

  test.each([[mostLines + 1], [0]])('%i lines are refused, and none is written', async (count) => {
    const { status, json } = await send(products(numbered(count)));
    expect(status).toBe(400);
    expect(json).toMatchObject({ fields: { lines: 'Send fra 1 til 90 linjer.' } });
    expect(await stored()).toEqual([]);
  });

  test.each(importedTypes)('so many %s as long as they can be fit into a call', async (dType) => {
    const longest = ({ kind, max = kind === 'longText' ? 2000 : 200 }: RecordField) =>
      ['text', 'longText'].includes(kind) ? '漢'.repeat(max) : undefined;
    const { fields }: RecordType = recordTypes[dType];
    const long = Object.entries(fields).map(
      ([name, field]) => [wireName(name, field), longest(field)] as const,
    );
    const line = Object.fromEntries(long.filter(([, text]) => text !== undefined));
    const body = { dType, lines: Array.from({ length: mostLines }, () => line) };
    expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThan(mostLineBytes);
    expect((await send(body)).json).toEqual({ dType, saved: mostLines, refused: [] });
  });
});

test('a company that has imported its share is asked to wait, and nothing is written', async () => {
  const { companyId } = company;
  const expiresAt = Math.floor(Date.now() / 1000) + 60;
  const attempt = { subject: `imports:${companyId}`, failures: mostImports - 1, expiresAt };
  await attemptsEntity(services().table).put(attempt).go();
  const answers = [await send(products(numbered(1))), await send(products(numbered(1)))];
  expect(answers.map(({ status }) => status)).toEqual([201, 429]);
  expect(await stored()).toHaveLength(1);
});

describe('the same key again', () => {
  test('has one effect and one answer, also ten at once', async () => {
    const lines = [...numbered(20), { name: '' }];
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => send(products(lines), 'import-samtidig')),
    );
    for (const { status, json } of answers)
      expect([status, json]).toEqual([
        201,
        {
          dType: 'products',
          saved: 20,
          refused: [{ line: 20, fields: { name: 'Navn is required' } }],
        },
      ]);
    expect(await stored()).toHaveLength(20);
  });

  test('after an answer that was lost makes no doubles', async () => {
    let transaction = 0;
    const faults = ['lostAnswer'] as const;
    const stop = injectFaults({ table: services().table, next: () => faults[transaction++] });
    onTestFinished(stop);
    expect((await send(products(numbered(30)), 'import-tabt')).status).toBe(500);
    expect((await send(products(numbered(30)), 'import-tabt')).json).toMatchObject({ saved: 30 });
    expect(await stored()).toHaveLength(30);
  });

  test('with other lines is refused', async () => {
    await send(products(numbered(2)), 'import-andet');
    expect((await send(products(numbered(3)), 'import-andet')).status).toBe(409);
    expect(await stored()).toHaveLength(2);
  });
});

test('two imports at once are both written whole', async () => {
  const answers = await Promise.all([send(products(numbered(80))), send(products(numbered(80)))]);
  expect(answers.map(({ json }) => json)).toEqual([
    { dType: 'products', saved: 80, refused: [] },
    { dType: 'products', saved: 80, refused: [] },
  ]);
  expect(await stored()).toHaveLength(160);
});

test('another company gets nothing of it, and no key of ours is theirs', async () => {
  await send(products(numbered(3)), 'import-fremmed');
  const theirs = await other.owner.call(recordRoutes.importRecords, {
    body: products(numbered(2)),
    headers: { 'idempotency-key': 'import-fremmed' },
  });
  expect(theirs.json).toEqual({ dType: 'products', saved: 2, refused: [] });
  expect([await stored(), await stored(other)].map(({ length }) => length)).toEqual([3, 2]);
});

test.each(['orders', 'invoices', 'employees', '__proto__', 'toString', '', 7, undefined])(
  'the type %j is none that is imported, and the known ones are named',
  async (dType) => {
    const { status, json } = await send({ dType, lines: [{ name: 'Telt' }] });
    expect(status).toBe(400);
    expect(json).toMatchObject({
      fields: { dType: 'Ukendt type. De kendte er: customers, products, tasks.' },
    });
  },
);

test.each(['id', 'version', 'companyId', 'constructor', 'number'])(
  'a line with the unknown field %s is no line: nothing of the call is written',
  async (field) => {
    const { status, json } = await send(
      products([{ name: 'Telt' }, { name: 'Bord', [field]: 'x' }]),
    );
    expect(status).toBe(400);
    expect(json).toMatchObject({ fields: { [`lines.1.${field}`]: 'Ukendt felt.' } });
    expect(await stored()).toEqual([]);
  },
);

test.each([[[7]], [['telt']], [[null]], [{ name: 'Telt' }], ['Telt'], [null]])(
  'the lines %j are none',
  async (lines) => {
    expect((await send(products(lines))).status).toBe(400);
    expect(await stored()).toEqual([]);
  },
);

test('a value that its field does not accept is an error of its line', async () => {
  const odd = [{ $ne: null }, ['a'], true, 'x'.repeat(121), 'a\u0000b'];
  const { status, json } = await send(products(odd.map((name) => ({ name }))));
  expect(status).toBe(201);
  expect((json as { refused: unknown[] }).refused).toHaveLength(odd.length);
});

test('employees import nothing', async () => {
  const { status } = await company.employee.call(recordRoutes.importRecords, {
    body: products(numbered(1)),
  });
  expect(status).toBe(403);
});
