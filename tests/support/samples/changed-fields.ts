import type { JsonSchema } from '@driftig/local-cloud/generate/json-schema';

/** A body in which one field, which may be nested, has another value. */
interface ChangedField {
  /** As a field error names it: 'groups.1.0.description'. */
  readonly path: string;
  readonly value: unknown;
  readonly body: unknown;
}

type ValuesFor = (schema: JsonSchema) => readonly unknown[];

/** The body once for each field of the schema, and each value that `valuesFor` gives for it. */
export function changedFields(
  schema: JsonSchema,
  body: unknown,
  valuesFor: ValuesFor,
): readonly ChangedField[] {
  return inObjects(schema, body, '', (object, fields, path) =>
    Object.entries(fields).flatMap(([name, field]) =>
      valuesFor(field).map((value) => ({
        path: `${path}${name}`,
        value,
        body: { ...object, [name]: value },
      })),
    ),
  );
}

/** The body once for each object in it, which has a field that the schema does not know. */
export function unknownFields(schema: JsonSchema, body: unknown): readonly ChangedField[] {
  return inObjects(schema, body, '', (object, _fields, path) => [
    { path: `${path}isAdmin`, value: true, body: { ...object, isAdmin: true } },
  ]);
}

type Change = (
  object: object,
  fields: Record<string, JsonSchema>,
  path: string,
) => readonly ChangedField[];

function inObjects(
  schema: JsonSchema,
  value: unknown,
  path: string,
  change: Change,
): readonly ChangedField[] {
  if (Array.isArray(value)) return inFirstItem(schema, value, path, change);
  if (typeof value !== 'object' || value === null) return [];
  const object = value as Record<string, unknown>;
  const fields = fieldsFor(schema, object);
  const nested = Object.entries(fields).flatMap(([name, field]) =>
    inObjects(field, object[name], `${path}${name}.`, change).map((changed) => ({
      ...changed,
      body: { ...object, [name]: changed.body },
    })),
  );
  return [...change(object, fields, path), ...nested];
}

function inFirstItem(
  schema: JsonSchema,
  [first, ...others]: readonly unknown[],
  path: string,
  change: Change,
): readonly ChangedField[] {
  const items = (schema['items'] ?? {}) as JsonSchema;
  return inObjects(items, first, `${path}0.`, change).map((changed) => ({
    ...changed,
    body: [changed.body, ...others],
  }));
}

/** The fields of the schema, or of the variant that the request's dType names. */
function fieldsFor(schema: JsonSchema, value: Record<string, unknown>): Record<string, JsonSchema> {
  const variants = (schema['oneOf'] ?? []) as readonly JsonSchema[];
  const variant = variants.find(({ title }) => title === value['dType']);
  return (variant ?? schema).properties ?? {};
}
