import { employeeRoutes } from '@driftig/contracts/employees/routes';
import * as z from 'zod';
import { invitedPerson } from '@driftig/contracts/employees/invitations';
import { editedPerson, type EmployeeRecord } from '@driftig/contracts/employees/employee-record';
import type { RecordType } from '@driftig/contracts/records/record-type';
import type { FieldErrors } from 'react-hook-form';
import { expect, test } from 'vitest';

import { changedFields } from '../../shared/record-screens/form/changed-fields.ts';
import {
  formValues,
  recordResolver,
  type RecordForm,
} from '../../shared/record-screens/form/record-form.ts';

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
const newPerson = { ...formValues(invitedPerson), role: 'employee' };

async function check(type: RecordType, values: RecordForm) {
  const options = { fields: {}, shouldUseNativeValidation: false };
  const result = await recordResolver(type)(values, undefined, options);
  const errors = Object.entries(result.errors as FieldErrors);
  const texts = Object.fromEntries(errors.map(([name, error]) => [name, error?.message]));
  return { values: result.values, texts };
}

test('an invitation without name and e-mail gets the documented texts', async () => {
  expect((await check(invitedPerson, newPerson)).texts).toEqual({
    name: 'Full Name is required',
    email: 'Email is required',
  });
});

test('an invitation is sent under the names of its own call', async () => {
  const typed = {
    ...newPerson,
    name: 'Karla Bro',
    email: 'karla@proeve.dk',
    departmentId: 'lager',
  };
  const { values, texts } = await check(invitedPerson, typed);
  expect(texts).toEqual({});
  expect(z.encode(employeeRoutes.inviteEmployee.body, values as never)).toMatchObject({
    fullName: 'Karla Bro',
    email: 'karla@proeve.dk',
    departmentid: 'lager',
    roleid: 1,
  });
});

test('invalid values are reported at their fields', async () => {
  const typed = { ...newPerson, name: 'Karla', email: 'karla', mobile: '12' };
  expect((await check(invitedPerson, typed)).texts).toEqual({
    email: 'Indtast en gyldig email',
    mobile: 'Skriv et telefonnummer med mindst 8 cifre.',
  });
  expect((await check(editedPerson, newPerson)).texts).toEqual({
    name: 'Navn is required',
    email: 'E-mail is required',
  });
});

test('a cleared field of an edit is null', async () => {
  const { values } = await check(editedPerson, { ...formValues(editedPerson, jonas), mobile: ' ' });
  expect(values).toEqual({
    name: 'Jonas Bak',
    email: 'jonas@nordlysevent.dk',
    phone: null,
    mobile: null,
    departmentId: null,
    role: 'employee',
    location: null,
  });
});

test('changedFields returns the labels and new values of changed fields', () => {
  const now = { ...jonas, role: 'administrator', location: 'Lageret' } as const;
  expect(changedFields(editedPerson, jonas, now)).toEqual([
    'Rolle (nu "Administrator")',
    'Sted (nu "Lageret")',
  ]);
});
