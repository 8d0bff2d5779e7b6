import type { Role } from '@driftig/contracts/access';
import { invitation } from '@driftig/contracts/employees-invitations';
import { employeeInput } from '@driftig/contracts/employees-record';
import type { EmployeeRecord } from '@driftig/contracts/employees-record';
import type { Resolver } from 'react-hook-form';
import * as z from 'zod';

import { ApiError } from '../../api/errors.ts';
import { fieldTexts } from '../../api/request.ts';
import { texts } from './texts.ts';

/** A person as both dialogs hold them; nothing chosen is null, nothing typed ''. */
export interface PersonValues {
  name: string;
  email: string;
  phone: string;
  mobile: string;
  departmentId: string | null;
  role: string | null;
  location: string;
}

export type InviteBody = z.output<typeof invitation>;
export type EditBody = z.output<typeof employeeInput>;

export const newPerson: PersonValues = {
  name: '',
  email: '',
  phone: '',
  mobile: '',
  departmentId: null,
  role: 'employee',
  location: '',
};

export function valuesOf(person: EmployeeRecord): PersonValues {
  const { name, email, phone, mobile, departmentId, role, location } = person;
  return { name, email, phone, mobile, departmentId: departmentId || null, role, location };
}

const given = (text: string | null) => (text === null || text.trim() === '' ? undefined : text);

function aboutOf(values: PersonValues) {
  return {
    email: values.email,
    phone: given(values.phone),
    mobile: given(values.mobile),
    departmentId: given(values.departmentId),
    role: given(values.role) as Role | undefined,
    location: given(values.location),
  };
}

/** The wire's names, and the invitation's, for what the form has one name for. */
const formNames: Readonly<Record<string, string>> = {
  fullName: 'name',
  departmentid: 'departmentId',
  roleid: 'role',
};

const inForm = <T>(fields: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(fields).map(([name, one]) => [formNames[name] ?? name, one]));

function resolverOf<S extends z.ZodType>(
  schema: S,
  bodyOf: (values: PersonValues) => z.output<S>,
): Resolver<PersonValues, unknown, z.output<S>> {
  return (values) => {
    const body = bodyOf(values);
    const wire = z.safeEncode(schema, body);
    if (wire.success) return { values: body, errors: {} };
    const faults = Object.entries(inForm(fieldTexts(schema, wire.error)));
    const errors = faults.map(([name, message]) => [name, { type: 'contract', message }] as const);
    return { values: {}, errors: Object.fromEntries(errors) };
  };
}

export const inviteResolver = resolverOf(invitation, (values) => ({
  fullName: values.name,
  ...aboutOf(values),
}));

export const editResolver = resolverOf(employeeInput, (values) => ({
  name: values.name,
  ...aboutOf(values),
}));

/** Written with what is empty as well: a field that is left out of an update stays as it was. */
export function editWire(body: EditBody): Record<string, unknown> {
  const blank = { phone: '', mobile: '', departmentid: '', location: '' };
  const written = Object.entries(z.encode(employeeInput, body));
  return { ...blank, ...Object.fromEntries(written.filter(([, value]) => value !== undefined)) };
}

/** A refusal whose fields have the form's names, so that each text stands at its field. */
export function inFormWords(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const { status, code, message, fields, requestId } = error;
  const told = { status, code, message, fields: inForm(fields), requestId };
  return new ApiError(told, { cause: error });
}

const labels: Readonly<Record<keyof PersonValues, string>> = {
  name: texts.name,
  email: texts.email,
  phone: texts.phone,
  mobile: texts.mobile,
  departmentId: texts.department,
  role: texts.role,
  location: texts.location,
};

/** The labels of the fields that another person has changed meanwhile. */
export function changedLabels(before: EmployeeRecord, now: EmployeeRecord): readonly string[] {
  const names = Object.keys(labels) as (keyof PersonValues)[];
  return names.filter((name) => before[name] !== now[name]).map((name) => labels[name]);
}
