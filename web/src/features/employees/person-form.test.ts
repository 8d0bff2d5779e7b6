import type { EmployeeRecord } from '@driftig/contracts/employees-record';
import type { FieldErrors, Resolver } from 'react-hook-form';
import { expect, test } from 'vitest';

import { ApiError } from '../../api/errors.ts';
import {
  changedLabels,
  editResolver,
  editWire,
  inFormWords,
  inviteResolver,
  newPerson,
  valuesOf,
} from './person-form.ts';
import type { PersonValues } from './person-form.ts';

const jonas: EmployeeRecord = {
  id: 'jonas',
  version: 3,
  name: 'Jonas Bak',
  email: 'jonas@nordlysevent.dk',
  phone: '',
  mobile: '20 14 60 03',
  departmentId: '',
  role: 'employee',
  location: '',
};

async function check<Body>(resolver: Resolver<PersonValues, unknown, Body>, values: PersonValues) {
  const options = { fields: {}, shouldUseNativeValidation: false };
  const result = await resolver(values, undefined, options);
  const errors = Object.entries(result.errors as FieldErrors);
  const texts = Object.fromEntries(errors.map(([name, error]) => [name, error?.message]));
  return { values: result.values, texts };
}

test('an invitation needs a name and an e-mail, in the documented words', async () => {
  expect((await check(inviteResolver, newPerson)).texts).toEqual({
    name: 'Full Name is required',
    email: 'Email is required',
  });
});

test('an invitation says nothing of what was left empty', async () => {
  const typed = {
    ...newPerson,
    name: 'Karla Bro',
    email: 'karla@proeve.dk',
    departmentId: 'lager',
  };
  const { values, texts } = await check(inviteResolver, typed);
  expect(texts).toEqual({});
  expect(JSON.parse(JSON.stringify(values))).toEqual({
    fullName: 'Karla Bro',
    email: 'karla@proeve.dk',
    departmentId: 'lager',
    role: 'employee',
  });
});

test('what is typed wrong is said at its field', async () => {
  const typed = { ...newPerson, name: 'Karla', email: 'karla', mobile: '12' };
  expect((await check(inviteResolver, typed)).texts).toEqual({
    email: 'Indtast en gyldig email',
    mobile: 'Skriv et telefonnummer med mindst 8 cifre.',
  });
  expect((await check(editResolver, newPerson)).texts).toEqual({
    name: 'Navn is required',
    email: 'E-mail is required',
  });
});

test('what is emptied in an edit is written as empty', async () => {
  const { values } = await check(editResolver, { ...valuesOf(jonas), mobile: ' ' });
  expect(editWire(values as Parameters<typeof editWire>[0])).toEqual({
    name: 'Jonas Bak',
    email: 'jonas@nordlysevent.dk',
    phone: '',
    mobile: '',
    departmentid: '',
    roleid: 1,
    location: '',
  });
});

test('what the server refuses stands at the form’s own fields', () => {
  const fields = { fullName: 'a', departmentid: 'b', roleid: 'c', email: 'd' };
  const refusal = new ApiError({ status: 400, code: 'bad_input', message: 'Forkert.', fields });
  const told = inFormWords(refusal);
  expect(told).toMatchObject({
    status: 400,
    message: 'Forkert.',
    fields: { name: 'a', departmentId: 'b', role: 'c', email: 'd' },
  });
  const other = new TypeError('x');
  expect(inFormWords(other)).toBe(other);
});

test('what someone else changed is named as the form names it', () => {
  const now = { ...jonas, role: 'administrator', location: 'Lageret' } as const;
  expect(changedLabels(jonas, now)).toEqual(['Rolle', 'Sted']);
});
