import { recordRoutes } from '@driftig/contracts/records/routes';
import type { RecordTypeName } from '@driftig/contracts/records/record-types';
import { sampleOf } from '@driftig/contracts/core/samples';
import { vacationRoutes } from '@driftig/contracts/vacation/routes';
import type { TestAnswer } from '@driftig/local-cloud/testing/test-request';
import { ulid } from 'ulid';

import { createSession, type TestCompany } from '../company/company.ts';
import { createDepartment } from '../company/departments.ts';
import { createPerson } from '../company/people.ts';
import { sessionIdOf } from '../company/sessions.ts';

/** The body of a route's sample for a customer who is not in the register. */
export function bodyOf(route: Parameters<typeof sampleOf>[0]): object {
  const { customerid: _, ...body } = sampleOf(route).body as { customerid?: unknown };
  return body;
}

/** A record with the fields that the first sample of its type with all its fields has. */
export function createSampleRecord(company: TestCompany, type: RecordTypeName) {
  const body = Object.values(recordRoutes)
    .map((route) => sampleOf(route).body as { dType?: string; id?: string; version?: number })
    .find((sample) => sample?.dType === type && Object.keys(sample).length > 2);
  const { id: _id, version: _version, ...fields } = body ?? {};
  return createRecord(company, type, fields);
}

export function createRecord({ owner }: TestCompany, dType: RecordTypeName, fields: object) {
  return createdId(owner.call(recordRoutes.createRecord, { body: { ...fields, dType } }));
}

export function createAbsence({ owner }: TestCompany, body: object) {
  return createdId(owner.call(vacationRoutes.applyForAbsence, { body }));
}

export async function createdId(answer: Promise<TestAnswer>): Promise<string> {
  const { status, json, text } = await answer;
  if (status !== 201) throw new Error(`A sample for the test was not created: ${text}`);
  return (json as { id: string }).id;
}

/** A session of the owner on another device. A user keeps only the newest, so it is an old one. */
export async function createOlderSession({ owner }: TestCompany): Promise<string> {
  await owner.session();
  const now = new Date(Date.now() - 60 * 60 * 1000).toISOString();
  const cookies = await createSession(owner.user, { device: 'Safari på iPhone', now });
  return sessionIdOf(cookies);
}

/** A department without members beside another one: the last of a company cannot be deleted. */
export async function createEmptyDepartment(company: TestCompany): Promise<string> {
  await createDepartment(company, `Afdeling ${ulid()}`);
  return createDepartment(company, `Afdeling ${ulid()}`);
}

export async function createPersonWith(
  company: TestCompany,
  status: 'active' | 'invited' | 'inactive',
) {
  const person = await createPerson(company, { status, invitedAt: '2026-11-12T08:00:00.000Z' });
  return person.userId;
}
