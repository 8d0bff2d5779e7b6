import { badCharacters } from '@driftig/contracts/wire/text';
import type { Route } from '@driftig/contracts/core/route';
import { services } from '@driftig/functions/pipeline/services';
import { wireSchema, type JsonSchema } from '@driftig/local-cloud/generate/json-schema';
import { beforeAll, expect, onTestFinished, test } from 'vitest';

import { call, type CallInput } from './support/stack/call.ts';
import { changedFields } from './support/samples/changed-fields.ts';
import { createCompany, type TestCompany } from './support/company/company.ts';
import { sampleRequest, unknownSamples } from './support/samples/sample-requests.ts';
import { testedRoutes } from './support/samples/tested-routes.ts';
import { recordWrites } from './support/stack/writes.ts';

/** Half a character: JSON can say it, UTF-8 and the table cannot. */
const half = 'Telt \ud83d';

let company: TestCompany;
beforeAll(async () => {
  company = await createCompany();
  await company.owner.session();
});

/** Public routes are called without a session. */
const ask = (route: Route, input: CallInput) =>
  route.access === 'public' ? call(route, input) : company.owner.call(route, input);

type Case = readonly [field: string, input: CallInput];

/** Each field of a JSON body in turn with each of the values. */
function inBody(route: Route, valuesFor: (schema: JsonSchema) => readonly unknown[]) {
  if (route.body === undefined || route.files !== undefined) return [];
  const good = sampleRequest(route, unknownSamples);
  return changedFields(wireSchema(route.body), good.body, valuesFor).map(({ path, body }): Case => [
    path,
    { ...good, body },
  ]);
}

function inTexts(route: Route, part: 'params' | 'query'): Case[] {
  const schema = route[part];
  const good = sampleRequest(route, unknownSamples);
  const names = Object.keys((schema && wireSchema(schema).properties) ?? {});
  return names.map((name) => [name, { ...good, [part]: { ...good[part], [name]: half } }]);
}

/** Answers other than a 400 at the case's field. */
async function notRefused(route: Route, cases: readonly Case[], text?: string): Promise<string[]> {
  const writes = recordWrites(services().table);
  onTestFinished(writes.stop);
  const wrong: string[] = [];
  for (const [field, input] of cases) {
    const { status, json, text: said } = await ask(route, input);
    const { fields = {} } = (json ?? {}) as { fields?: Record<string, string> };
    const atField = Object.hasOwn(fields, field) && (text ?? fields[field]) === fields[field];
    if (status !== 400 || !atField) wrong.push(`${field}: ${status} ${said}`);
  }
  expect(writes.accepted).toEqual([]);
  return wrong;
}

const withHalves = testedRoutes
  .map((route) => ({
    route,
    cases: [
      ...inBody(route, () => [half]),
      ...inTexts(route, 'params'),
      ...inTexts(route, 'query'),
    ],
  }))
  .filter(({ cases }) => cases.length > 0);

test.each(withHalves.map(({ route, cases }) => [route.key, route, cases] as const))(
  '%s refuses half a character at each field',
  async (_key, route, cases) => {
    expect(await notRefused(route, cases, badCharacters)).toEqual([]);
  },
);

const unseen = '\u200b\u3164\u{e0041}';
const control = 'Telt\u0007';
const turning = ['Faktura \u202egnp.exe', 'Telt\u2066'];
const broken = 'Telt\nScene';

/** Texts that have line breaks; all others are names, or say by their form what they are. */
const longTexts = new Set([
  'description',
  // Intro text of a booking form.
  'introduction',
  'message',
  'orderDescription',
  'orderdescription',
  'orderdescriptionemployees',
  'orderdescriptionadministration',
  // The notes of an order, as their own calls name them.
  'text',
  'noteForEmployees',
  'noteForAdministration',
  // Why an invoice is credited, or an application rejected.
  'reason',
  // A manager's remark to the answer of a request or a swap.
  'note',
  // Comment of an application.
  'comment',
  // Why a flex balance is adjusted, and why hours deviate from the law.
  'flexReason',
  'flexreason',
  'why',
]);
/**
 * Compared with stored hashes, a trap for robots, or a draft's form, which is half typed and checked
 * when it is issued: never shown as it is.
 */
const unshown = new Set([
  'token',
  'password',
  'newPassword',
  'currentPassword',
  'website',
  'content',
]);

const nameOf = (field: string) => field.split('.').at(-1) ?? '';

const withNames = testedRoutes
  .map((route) => {
    // A field that is only answered is ignored, whatever is sent of it: see put-takes-answer.test.ts.
    const cases = inBody(route, ({ readOnly }) =>
      readOnly === true ? [] : [unseen, control, ...turning, broken],
    );
    return { route, cases: cases.filter(([field, input]) => !mayTake(nameOf(field), input)) };
  })
  .filter(({ cases }) => cases.length > 0);

function mayTake(name: string, { body }: CallInput): boolean {
  if (unshown.has(name)) return true;
  const sent = JSON.stringify(body);
  return (
    longTexts.has(name) &&
    [...turning, broken].some((value) => sent.includes(JSON.stringify(value)))
  );
}

test.each(withNames.map(({ route, cases }) => [route.key, route, cases] as const))(
  '%s refuses names that are invisible, have two lines or reverse the text around them',
  async (_key, route, cases) => {
    expect(await notRefused(route, cases)).toEqual([]);
  },
);
