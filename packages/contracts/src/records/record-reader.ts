import * as z from 'zod';

import { recordInput } from './record-schemas.ts';
import type { RecordType, RecordValues } from './record-type.ts';
import { ourPath } from '../wire/wire-paths.ts';

export type FieldTexts = Readonly<Record<string, string>>;

/** What a record's fields on the wire say, or what is wrong with them, by our field names. */
export type ReadFields =
  | { readonly values: RecordValues; readonly faults?: never }
  | { readonly values?: never; readonly faults: FieldTexts };

/** Reads one record of a type after another: making its schema costs more than reading a record. */
export function recordReader(type: RecordType): (fields: unknown) => ReadFields {
  const schema = recordInput(type);
  return (fields) => {
    const read = z.safeDecode(schema, fields as Record<string, unknown>);
    return read.success ? { values: read.data } : { faults: firstTexts(schema, read.error) };
  };
}

/** The first text of each field. */
function firstTexts(schema: z.ZodType, error: z.core.$ZodError): FieldTexts {
  const texts: Record<string, string> = {};
  for (const { path, message } of error.issues)
    texts[ourPath(schema, path.map(String).join('.'))] ??= message;
  return texts;
}
