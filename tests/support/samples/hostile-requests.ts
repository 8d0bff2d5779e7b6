import type { Route } from '@driftig/contracts/core/route';
import type { JsonSchema } from '@driftig/local-cloud/generate/json-schema';
import { wireSchema } from '@driftig/local-cloud/generate/json-schema';

import type { CallInput } from '../stack/call.ts';
import { changedFields, unknownFields } from './changed-fields.ts';
import type { Replacements } from './sample-requests.ts';
import { sampleRequest } from './sample-requests.ts';

/** A request that must be refused, and what is wrong with it. */
type HostileRequest = readonly [what: string, input: CallInput];

const usualLimit = 64 * 1024;
const json = { 'content-type': 'application/json' };

/** Malformed requests of every kind for a route, generated from its schemas. */
export function hostileRequests(
  route: Route,
  replacements: Replacements,
): readonly HostileRequest[] {
  const good = sampleRequest(route, replacements);
  return [
    ...(route.body === undefined ? [] : badBodies(route, good)),
    ...(route.files === undefined && route.body !== undefined ? wrongFields(route, good) : []),
    ...wrongTexts('query', route.query, good),
    ...wrongTexts('params', route.params, good),
  ];
}

function badBodies(route: Route, good: CallInput): readonly HostileRequest[] {
  const { body, ...rest } = good;
  const text = JSON.stringify(body);
  const raw = (rawBody: string, headers: Record<string, string> = json) => ({
    ...rest,
    rawBody,
    headers,
  });
  const tooMuch = (route.maxBodyBytes ?? usualLimit) + 1;
  return [
    ['malformed JSON', raw(text.slice(0, -1))],
    ['no body', raw('')],
    ['more than the route accepts', raw(`"${'å'.repeat(tooMuch / 2)}"`)],
    ['more than the route accepts, as spaces', raw(text + ' '.repeat(tooMuch))],
    ['deep nesting', raw('['.repeat(20_000) + ']'.repeat(20_000))],
    ['a form instead of JSON', raw('a=b', { 'content-type': 'application/x-www-form-urlencoded' })],
    ['JSON that is called text', raw(text, { 'content-type': 'text/plain' })],
    ['JSON that is called nothing', raw(text, {})],
    ...['null', '[]', '1', '"text"', 'true', '{}'].map((value): HostileRequest => [
      value,
      raw(value),
    ]),
  ];
}

/** Each field in turn, also nested ones, with a value of a wrong type; and unknown fields. */
function wrongFields(route: Route, good: CallInput): readonly HostileRequest[] {
  if (route.body === undefined) return [];
  const schema = wireSchema(route.body);
  const wrong = changedFields(schema, good.body, wrongValues).map(
    ({ path, value, body }): HostileRequest => [
      `${path} ${JSON.stringify(value)}`,
      { ...good, body },
    ],
  );
  const unknown = unknownFields(schema, good.body).map(({ path, body }): HostileRequest => [
    path,
    { ...good, body },
  ]);
  return [...wrong, ...unknown];
}

function wrongValues(schema: JsonSchema): readonly unknown[] {
  // Read-only fields are ignored: put-takes-answer.test.ts holds that.
  if (schema['readOnly'] === true) return [];
  const types = JSON.stringify(schema);
  const takes = (type: string) => types.includes(`"${type}"`);
  return [
    takes('object') ? 'text' : { $ne: null },
    ...(takes('array') ? [7] : [[], ['a', 'b']]),
    ...(takes('boolean') ? [] : [true]),
    ...(isChoice(schema) ? ['findes-ikke', 4711] : []),
  ];
}

const isChoice = (schema: JsonSchema) => 'enum' in schema || 'const' in schema;

/** Wrong texts in the query or the path: no number, no date, no id, or not among the choices. */
function wrongTexts(
  part: 'query' | 'params',
  schema: Route['query'],
  good: CallInput,
): readonly HostileRequest[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = wireSchema(schema);
  const given = good[part];
  const wrong = Object.entries(properties)
    .filter(([, field]) => isChoice(field) || field['pattern'] !== undefined || isNumber(field))
    .map(([name]): HostileRequest => [
      `${part} ${name}`,
      { ...good, [part]: { ...given, [name]: '§ ‰' } },
    ]);
  const without = required.map((name): HostileRequest => {
    const { [name]: _, ...rest } = given ?? {};
    return [`${part} without ${name}`, { ...good, [part]: rest }];
  });
  if (part === 'params') return wrong;
  return [...wrong, ...without, ['an unknown query', { ...good, query: { ...given, admin: '1' } }]];
}

const isNumber = ({ type }: JsonSchema) => type === 'integer' || type === 'number';
