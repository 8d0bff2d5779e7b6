import { describe, expect, test } from 'vitest';
import * as z from 'zod';

import { recordEdit, recordInput } from './record-inputs.ts';
import { recordAnswer } from './record-schemas.ts';
import type { RecordType } from './record-type.ts';
import { isRecordTypeName, recordTypeNames, recordTypes } from './record-types.ts';
import { importedTypes } from './import.ts';

const thing: RecordType = {
  name: 'things',
  noun: 'ting',
  plural: 'ting',
  fields: {
    name: { label: 'Navn', kind: 'text', required: true, max: 10 },
    note: { label: 'Note', kind: 'longText' },
    email: { label: 'E-mail', kind: 'email' },
    zipcode: { label: 'Postnr.', kind: 'zipcode' },
    price: { label: 'Pris', kind: 'money' },
    cost: { label: 'Kostpris', kind: 'money', required: true },
    quantity: { label: 'Antal', kind: 'quantity' },
    serialNumber: { label: 'Serienummer', wire: 'serialnumber', kind: 'text' },
  },
  title: ['name'],
};
const least = { name: 'Telt', cost: 100 };

const decodeRecord = (type: RecordType, fields: object) =>
  z.decode(recordInput(type), fields as Record<string, unknown>);

/** Every field that is refused, with its first text. */
function complaints(fields: unknown): Record<string, string> {
  const issues = z.safeDecode(recordInput(thing), fields as never).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path[0], message]));
}

test('a record is read from the wire by the kinds of its fields', () => {
  const fields = { ...least, note: ' Med gulv ', price: '1.250,50', quantity: '2,5' };
  expect(decodeRecord(thing, fields)).toMatchObject({
    name: 'Telt',
    note: 'Med gulv',
    cost: 10_000,
    price: 125_050,
    quantity: 2.5,
  });
});

test('empty fields of a form are left out', () => {
  const { name, cost, ...others } = decodeRecord(thing, {
    ...least,
    note: '',
    email: '',
    zipcode: null,
    price: ' ',
    quantity: '',
  });
  expect([name, cost]).toEqual(['Telt', 10_000]);
  expect(Object.values(others).filter((value) => value !== undefined)).toEqual([]);
});

test.each([undefined, null, '', '   '])(
  'a required field that is %j says so by its label',
  (value) => {
    expect(complaints({ name: value, cost: value })).toEqual({
      name: 'Navn is required',
      cost: 'Kostpris is required',
    });
  },
);

describe('an edit', () => {
  const edit = (fields: object) => z.decode(recordEdit(thing), fields as Record<string, unknown>);

  test('may name any of the fields, and none', () => {
    expect(edit({})).toEqual({});
    expect(edit({ serialnumber: 'SN-17', price: '12,50' })).toEqual({
      serialNumber: 'SN-17',
      price: 1250,
    });
  });

  test.each(['', '  ', null])(
    'empties a field by %j: null inside, an empty text on the wire',
    (empty) => {
      expect(edit({ note: empty, price: empty })).toEqual({ note: null, price: null });
      expect(z.encode(recordEdit(thing), { note: null, price: null })).toEqual({
        note: '',
        price: '',
      });
    },
  );

  test('ignores what the answer has and a rule decides, whatever is sent', () => {
    const decided = { label: 'Solgt', kind: 'count', readOnly: true } as const;
    const sold = { ...thing, fields: { ...thing.fields, decided } };
    const sent = { id: 'a1', decided: 99, note: 'Ny' };
    expect(z.decode(recordEdit(sold), sent as never)).toEqual({ note: 'Ny' });
  });

  test('reads a field under the name it is answered under too; its own counts and is written', () => {
    const note = { label: 'Note', kind: 'longText', wire: 'thingNote' } as const;
    const form = { ...thing, fields: { ...thing.fields, note } };
    const both = recordEdit(form, {}, thing);
    expect(z.decode(both, { note: 'Svaret' })).toEqual({ note: 'Svaret' });
    expect(z.decode(both, { thingNote: 'Rettet', note: 'Svaret' })).toEqual({ note: 'Rettet' });
    expect(z.encode(both, { note: 'Rettet' })).toEqual({ thingNote: 'Rettet' });
  });

  test('empties no required field', () => {
    const { error } = z.safeDecode(recordEdit(thing), { name: ' ' });
    expect(error?.issues).toMatchObject([{ path: ['name'], message: 'Navn is required' }]);
  });
});

describe('a field of a wrong kind is told at its name', () => {
  test.each([
    ['name', 'Et meget langt navn', 'Højst 10 tegn.'],
    ['name', 5, 'Skal være tekst.'],
    ['note', 'x'.repeat(2001), 'Højst 2000 tegn.'],
    ['email', 'mette', 'Indtast en gyldig email'],
    ['zipcode', '80_00', 'Postnummeret er ikke gyldigt.'],
    ['price', 'dyr', 'Skriv et beløb med højst to decimaler.'],
    ['cost', 'dyr', 'Skriv et beløb med højst to decimaler.'],
    ['cost', {}, 'Skriv et beløb.'],
    ['quantity', -1, 'Skriv et antal på mindst 0 med højst to decimaler.'],
  ])('%s: %j', (field, value, said) => {
    expect(complaints({ ...least, [field]: value })).toEqual({ [field]: said });
  });
});

test('an unknown field is refused', () => {
  const { error } = z.safeDecode(recordInput(thing), { ...least, companyId: 'other' });
  expect(error?.issues).toMatchObject([{ code: 'unrecognized_keys', keys: ['companyId'] }]);
});

test('a record is written with its declared fields and nothing else', () => {
  const texts = { id: 'a1', version: 3, name: 'Telt', note: '', email: '', zipcode: '' };
  const stored = {
    ...texts,
    serialNumber: 'SN-17',
    price: 125_050,
    cost: 5,
    quantity: 2.5,
    companyId: 'secret',
  };
  expect(z.encode(recordAnswer(thing), stored)).toEqual({
    ...texts,
    price: 1250.5,
    cost: 0.05,
    quantity: 2.5,
    serialnumber: 'SN-17',
  });
});

test('a field has its own name on the wire, and is refused by any other', () => {
  expect(decodeRecord(thing, { ...least, serialnumber: 'SN-17' })).toMatchObject({
    serialNumber: 'SN-17',
  });
  const { error } = z.safeDecode(recordInput(thing), { ...least, serialNumber: 'SN-17' });
  expect(error?.issues).toMatchObject([{ code: 'unrecognized_keys', keys: ['serialNumber'] }]);
});

describe.each(Object.entries(recordTypes))('%s', (name, type: RecordType) => {
  test('is named alike everywhere', () => {
    expect(type.name).toBe(name);
  });

  test('speaks only of fields it has', () => {
    const named = [...type.title, ...(type.toldApartBy ?? []), ...(type.oneOf ?? [])];
    expect(Object.keys(type.fields)).toEqual(expect.arrayContaining(named));
  });
});

test.each(['toString', 'constructor', '__proto__', 'invoices', ''])(
  '%j is no record type',
  (name) => {
    expect(isRecordTypeName(name)).toBe(false);
  },
);

test('the types that are imported are those whose description says so', () => {
  const described = recordTypeNames.filter((name) => (recordTypes[name] as RecordType).imported);
  expect(importedTypes).toEqual(described);
});
