import type { Route } from '@driftig/contracts/core/route';
import { sampleIds } from '@driftig/contracts/core/sample';
import { wireSchema, type JsonSchema } from '@driftig/local-cloud/generate/json-schema';

import type { CallInput } from '../stack/call.ts';
import { changedFields } from './changed-fields.ts';
import { sampleNames, type SampleName } from './sample-makers.ts';

/** A place for an id in what a route is asked: in its path, its query or anywhere in its body. */
export interface PlaceOfId {
  /** `params.id`, `body.employees`, `body.groups.1.0.id`. */
  readonly name: string;
  /** Kind of thing in the sample; every kind when the sample has no id there. */
  readonly kinds: readonly SampleName[];
  /** The request with an id there, and otherwise as it is. */
  fill(request: CallInput, id: string): CallInput;
}

const parts = ['params', 'query', 'body'] as const;
const idPattern = String.raw`^[\\w.-]{1,64}$`;

/** An id, or several of them: what has fields of its own has places in it. */
function takesId(schema: JsonSchema): boolean {
  const text = JSON.stringify(schema);
  return text.includes(idPattern) && !text.includes('"properties"');
}

/** The part once for each place for an id in it, with the id there. */
function fillPlace(schema: JsonSchema, value: unknown, id: string) {
  const valuesFor = (field: JsonSchema) =>
    takesId(field) ? [field['type'] === 'array' ? [id] : id] : [];
  return changedFields(schema, value ?? {}, valuesFor);
}

/** All places for an id that a route's schemas have, whether the sample fills them or not. */
export function placesOfIds(route: Route, sample: CallInput): readonly PlaceOfId[] {
  return parts.flatMap((part) => {
    if (route[part] === undefined) return [];
    const schema = wireSchema(route[part]);
    const unmarked = JSON.stringify(sample[part]);
    return fillPlace(schema, sample[part], '').map(({ path, body }, index) => ({
      name: `${part}.${path}`,
      kinds: kindsIn(unmarked, JSON.stringify(body)),
      fill: (request, id) => ({
        ...request,
        [part]: fillPlace(schema, request[part], id)[index]?.body,
      }),
    }));
  });
}

/** The things whose ids were in the sample, and are not after a place in it was emptied. */
function kindsIn(sample = '', emptied: string): readonly SampleName[] {
  const isIn = (text: string, name: SampleName) => text.includes(`"${sampleIds[name]}"`);
  const given = sampleNames.filter((name) => isIn(sample, name) && !isIn(emptied, name));
  return given.length > 0 ? given : sampleNames;
}

/** All fields for an id that a route's schemas know, in every variant; lists by their first item. */
export function idFieldsOf(route: Route): readonly string[] {
  const names = parts.flatMap((part) =>
    route[part] === undefined ? [] : fieldsIn(wireSchema(route[part]), part),
  );
  return [...new Set(names)];
}

function fieldsIn(schema: JsonSchema, path: string): readonly string[] {
  if (takesId(schema)) return [path];
  const { properties = {}, items, oneOf = [], anyOf = [] } = schema as Nested;
  return [
    ...Object.entries(properties).flatMap(([name, field]) => fieldsIn(field, `${path}.${name}`)),
    ...(items === undefined ? [] : fieldsIn(items, `${path}.0`)),
    ...[...oneOf, ...anyOf].flatMap((variant) => fieldsIn(variant, path)),
  ];
}

interface Nested extends JsonSchema {
  readonly items?: JsonSchema;
  readonly oneOf?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
}
