import { ownSchemas } from '@driftig/contracts/records/record-calls';
import { recordAnswer, recordInput } from '@driftig/contracts/records/record-schemas';
import { recordTypes } from '@driftig/contracts/records/record-types';
import { filledSchemaOf } from '@driftig/contracts/wire/wire';
import * as z from 'zod';

export interface JsonSchema {
  [keyword: string]: unknown;
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
}

interface RecordSchemas {
  /** Undefined where neither savenew nor update takes one. */
  readonly input: z.ZodType | undefined;
  readonly answer: z.ZodType;
}

/** By dType. */
const recordSchemas: Readonly<Record<string, RecordSchemas>> = {
  ...Object.fromEntries(
    Object.values(recordTypes).map((type) => [
      type.name,
      { input: recordInput(type), answer: recordAnswer(type) },
    ]),
  ),
  ...ownSchemas,
};

/** What a schema accepts or answers on the wire, as JSON Schema 2020-12. */
export function wireSchema(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => tidy(zodSchema, jsonSchema as JsonSchema),
  });
  return byRecordType(json as JsonSchema);
}

function tidy(schema: z.core.$ZodType, json: JsonSchema): void {
  const filled = filledSchemaOf.get(schema);
  if (filled !== undefined) Object.assign(json, filledJson(schema, filled));
  if (Array.isArray(json['anyOf'])) asEnumeration(json, json['anyOf'] as JsonSchema[]);
  if (json['maximum'] === Number.MAX_SAFE_INTEGER) delete json['maximum'];
  if (json['minimum'] === Number.MIN_SAFE_INTEGER) delete json['minimum'];
}

/** A field that may be left blank takes null too; one that only refuses blanks does not. */
function filledJson(schema: z.core.$ZodType, filled: z.ZodType): JsonSchema {
  const json = wireSchema(filled);
  if (!(schema instanceof z.ZodCodec)) return json;
  if (json.type === undefined) return { anyOf: [json, { type: 'null' }] };
  return { ...json, type: [json.type, 'null'].flat() };
}

/** Literals of one type read better as an enumeration. */
function asEnumeration(json: JsonSchema, options: readonly JsonSchema[]): void {
  const [first] = options;
  const alike = options.every((option) => 'const' in option && option.type === first?.type);
  if (!alike || first?.type === undefined) return;
  delete json['anyOf'];
  json.type = first.type;
  json['enum'] = options.map((option) => option['const']);
}

/** The fields of a record follow its type: what the table leaves open is written out per type. */
function byRecordType(json: JsonSchema): JsonSchema {
  if (!isOpen(json)) return json;
  const asks = json.properties?.['dType'] !== undefined;
  return {
    oneOf: Object.entries(recordSchemas).flatMap(([title, { input, answer }]) => {
      if (!asks) return [{ title, ...wireSchema(answer) }];
      if (input === undefined) return [];
      const fields = wireSchema(input);
      return [
        {
          ...fields,
          title,
          properties: { ...json.properties, dType: { const: title }, ...fields.properties },
          required: [...new Set([...(json.required ?? []), ...(fields.required ?? [])])],
        },
      ];
    }),
  };
}

function isOpen({ type, additionalProperties: more }: JsonSchema): boolean {
  return type === 'object' && typeof more === 'object' && Object.keys(more ?? {}).length === 0;
}
