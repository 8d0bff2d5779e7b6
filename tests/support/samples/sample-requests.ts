import { authSamples } from '@driftig/contracts/auth/samples';
import type { Route } from '@driftig/contracts/core/route';
import { sampleIds, sampleInvoiceNumber } from '@driftig/contracts/core/sample';
import { sampleOf, socketSamples } from '@driftig/contracts/core/samples';
import type { SocketRoute } from '@driftig/contracts/core/socket-route';
import { orderSamples } from '@driftig/contracts/orders/samples';
import { employeeSamples } from '@driftig/contracts/employees/samples';
import { numberOfId } from '@driftig/data/core/number-of-id';
import { ulid } from 'ulid';

import type { CallInput } from '../stack/call.ts';
import type { TestCompany } from '../company/company.ts';
import { testPassword } from '../company/company.ts';
import { makeSamples, sampleNames, type SampleName, type SampleRecords } from './sample-makers.ts';
import { unknownRecords } from './unknown-records.ts';

/** Which value of a sample is replaced by which in the request of a test. */
export type Replacements = ReadonlyMap<unknown, unknown>;

/** The sample request of a route with its values replaced. */
export function sampleRequest(route: Route, replacements: Replacements): CallInput {
  const { params, query, body } = replaceIn(sampleOf(route), replacements) as CallInput;
  return {
    ...(params !== undefined && { params }),
    ...(query !== undefined && { query }),
    ...(body !== undefined && { body }),
    // Public routes are rate-limited by address: each request comes from one of its own.
    ...(route.access === 'public' && { headers: { 'x-viewer-address': ulid() } }),
  };
}

/** The sample frame of a socket route with its values replaced, ready to be sent. */
export function sampleFrame({ key }: SocketRoute, replacements: Replacements): SampleFrame {
  const sample = socketSamples[key as keyof typeof socketSamples];
  return { action: key, ...(replaceIn(sample, replacements) as object) };
}

interface SampleFrame extends Readonly<Record<string, unknown>> {
  readonly action: string;
}

/** A copy of a value with the replaced ones in it. */
export function replaceIn(value: unknown, replacements: Replacements): unknown {
  if (replacements.has(value)) return replacements.get(value);
  if (Array.isArray(value)) return value.map((item: unknown) => replaceIn(item, replacements));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, part]) => [key, replaceIn(part, replacements)]);
  return Object.fromEntries(entries);
}

/** The samples that a route's sample request names: an invoice by its id or by its number. */
export function samplesNamedBy(route: Route): readonly SampleName[] {
  const { response: _, ...asked } = sampleOf(route);
  const values = new Set(valuesIn(asked));
  const isNamed = (name: SampleName) =>
    values.has(sampleIds[name]) || (name === 'invoice' && values.has(sampleInvoiceNumber));
  return sampleNames.filter(isNamed);
}

function valuesIn(value: unknown): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return [value];
  return Object.values(value).flatMap(valuesIn);
}

/** Makes in the company what the route's sample request names, and says what takes its place. */
export async function makeSamplesFor(route: Route, company: TestCompany): Promise<Replacements> {
  const records = await makeSamples(company, samplesNamedBy(route));
  return new Map([...replacementsBy(records), ...credentials(company)]);
}

/** The same request about records that do not exist. */
export const unknownSamples: Replacements = new Map(replacementsBy(unknownRecords));

function replacementsBy(records: SampleRecords): readonly (readonly [unknown, unknown])[] {
  const invoice = records.get('invoice');
  return [
    ...[...records].map(([name, id]) => [sampleIds[name], id] as const),
    ...(invoice === undefined ? [] : [[sampleInvoiceNumber, numberOfId(invoice)] as const]),
  ];
}

/** Logging in is about the company's own people, registering and inviting about a new e-mail. */
function credentials({ owner }: TestCompany): readonly (readonly [unknown, unknown])[] {
  const { logIn, registerCompany, changePassword } = authSamples;
  return [
    [logIn.body.email, owner.user.email],
    [logIn.body.password, testPassword],
    [changePassword.body.newPassword, testPassword],
    [orderSamples.sendBooking.body.email, `ny@${ulid().toLowerCase()}.dk`],
    [registerCompany.body.email, `ny@${ulid().toLowerCase()}.dk`],
    [employeeSamples.inviteEmployee.body.email, `ny@${ulid().toLowerCase()}.dk`],
  ];
}
