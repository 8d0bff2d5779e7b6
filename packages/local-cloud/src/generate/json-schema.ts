import { taggedSchemasOf, type TaggedSchemas } from '@driftig/contracts/records/record-body';
import { filledSchemaOf } from '@driftig/contracts/wire/wire';
import * as z from 'zod';

export interface JsonSchema {
  [keyword: string]: unknown;
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
}

/** The wire format of a schema as JSON Schema 2020-12. */
export function wireSchema(schema: z.ZodType): JsonSchema {
  const tagged = taggedSchemasOf.get(schema);
  if (tagged !== undefined) return oneOfTypes(tagged());
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => adjustSchema(zodSchema, jsonSchema as JsonSchema),
  });
  return json as JsonSchema;
}

function adjustSchema(schema: z.core.$ZodType, json: JsonSchema): void {
  const filled = filledSchemaOf.get(schema);
  if (filled !== undefined) Object.assign(json, filledJson(schema, filled));
  if (Array.isArray(json['anyOf'])) mergeLiterals(json, json['anyOf'] as JsonSchema[]);
  if (json['maximum'] === Number.MAX_SAFE_INTEGER) delete json['maximum'];
  if (json['minimum'] === Number.MIN_SAFE_INTEGER) delete json['minimum'];
}

/** A field that may be blank accepts null and blank text too; one that only refuses blanks does not. */
function filledJson(schema: z.core.$ZodType, filled: z.ZodType): JsonSchema {
  const json = wireSchema(filled);
  if (!(schema instanceof z.ZodCodec)) return json;
  if (json.type === undefined) return { anyOf: [json, { type: 'null' }] };
  const { pattern } = json;
  const orBlank = typeof pattern === 'string' && { pattern: `^\\s*$|${pattern}` };
  return { ...json, ...orBlank, type: [json.type, 'null'].flat() };
}

/** Turns a union of literals of one type into an enum, which reads better. */
function mergeLiterals(json: JsonSchema, options: readonly JsonSchema[]): void {
  const [first] = options;
  const alike = options.every((option) => 'const' in option && option.type === first?.type);
  if (!alike || first?.type === undefined) return;
  delete json['anyOf'];
  json.type = first.type;
  json['enum'] = options.map((option) => option['const']);
}

/** A record's fields depend on its type: one schema for each, discriminated by `dType`. */
function oneOfTypes({ about, fields }: TaggedSchemas): JsonSchema {
  const beside = wireSchema(about);
  const types = Object.entries(fields).map(([title, schema]) => {
    const own = wireSchema(schema);
    return {
      ...own,
      title,
      properties: { dType: { const: title }, ...beside.properties, ...own.properties },
      required: [...new Set(['dType', ...(beside.required ?? []), ...(own.required ?? [])])],
    };
  });
  return { oneOf: types, discriminator: { propertyName: 'dType' } };
}
