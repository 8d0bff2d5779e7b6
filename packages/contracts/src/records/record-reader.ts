import * as z from 'zod';

import { inputSchema } from './field-schemas.ts';
import type { Wire } from './record-schemas.ts';
import { writable, type RecordType, type RecordValues } from './record-type.ts';

export type FieldTexts = Readonly<Record<string, string>>;

/** Parsed values of a record's fields, or errors by field. */
type ReadFields =
  | { readonly values: RecordValues; readonly faults?: never }
  | { readonly values?: never; readonly faults: FieldTexts };

/**
 * Reads what was typed of one record of a type after another. Building the schema costs more than
 * reading a record, so it is built once.
 */
export function recordReader(type: RecordType): (typed: RecordValues) => ReadFields {
  const schema = typedFields(type);
  return (typed) => {
    const read = z.safeDecode(schema, typed);
    return read.success ? { values: read.data } : { faults: firstTexts(read.error) };
  };
}

/** The first text of each field. */
function firstTexts(error: z.core.$ZodError): FieldTexts {
  const texts: Record<string, string> = {};
  for (const { path, message } of error.issues) texts[path.map(String).join('.')] ??= message;
  return texts;
}

/** Reads fields that were typed, by our names: a line of a file. */
function typedFields(type: RecordType): z.ZodType<RecordValues, Wire> {
  const entries = Object.entries(writable(type).fields);
  const shape = Object.fromEntries(
    entries.map(([name, field]) => [name, inputSchema(field, type)]),
  );
  return z.strictObject(shape) as unknown as z.ZodType<RecordValues, Wire>;
}
