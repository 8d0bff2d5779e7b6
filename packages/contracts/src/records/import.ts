import * as z from 'zod';

import { typeName } from './record-body.ts';
import { wireName, wireNames, writable, type RecordValues } from './record-type.ts';
import type { FieldTexts } from './record-reader.ts';
import { recordTypeNames, recordTypes, type RecordTypeName } from './record-types.ts';
import { nameIn } from '../wire/wire.ts';

/** The types that may be read from a CSV file. */
export type ImportedType = {
  [N in RecordTypeName]: (typeof recordTypes)[N] extends { imported: true } ? N : never;
}[RecordTypeName];

function isImported(name: RecordTypeName): name is ImportedType {
  return 'imported' in recordTypes[name];
}

export const importedTypes = recordTypeNames.filter(isImported);

/** One call is one transaction, and a transaction holds no more beside what is kept of it. */
export const mostLines = 90;
/** Size in bytes of `mostLines` lines with every field at its limit. */
export const mostLineBytes = 1024 * 1024;

const count = `Send fra 1 til ${mostLines} linjer.`;

type Names = Readonly<Record<string, string>>;

function renameFields<V>(fields: Readonly<Record<string, V>>, names: Names): Record<string, V> {
  return Object.fromEntries(Object.entries(fields).map(([key, v]) => [nameIn(names, key), v]));
}

const ourNames = (type: ImportedType): Names => wireNames(writable(recordTypes[type]));

/** The name on the wire of each field that a line may have. */
function lineNames(type: ImportedType): Names {
  const fields = Object.entries(writable(recordTypes[type]).fields);
  return Object.fromEntries(fields.map(([name, field]) => [name, wireName(name, field)]));
}

const line = z.record(z.string(), z.unknown(), { error: 'En linje er et objekt med felter.' });
const wireImport = z.strictObject({
  dType: typeName(importedTypes),
  lines: z.array(line, { error: count }).min(1, count).max(mostLines, count),
});

/** Lines of a file, as they were typed, by our field names: each is read by itself, or refused. */
interface Import {
  readonly type: ImportedType;
  readonly lines: readonly RecordValues[];
}

/** A line has the fields of savenew; a field that its type does not have is refused at once. */
export const importInput = z.codec(wireImport, z.custom<Import>(), {
  decode: ({ dType: type, lines }, context) => {
    const known = new Set(Object.values(lineNames(type)));
    for (const [place, fields] of lines.entries()) {
      const keys = Object.keys(fields).filter((name) => !known.has(name));
      if (keys.length > 0)
        context.issues.push({
          code: 'unrecognized_keys',
          keys,
          input: fields,
          path: ['lines', place],
        });
    }
    const names = ourNames(type);
    return { type, lines: lines.map((fields) => renameFields(fields, names) as RecordValues) };
  },
  encode: ({ type, lines }) => {
    const names = lineNames(type);
    return { dType: type, lines: lines.map((fields) => renameFields(fields, names)) };
  },
});

const texts = z.record(z.string(), z.string());
const wireImported = z.object({
  dType: typeName(importedTypes),
  saved: z.int(),
  refused: z.array(z.object({ line: z.int(), fields: texts })),
});

interface Imported {
  readonly type: ImportedType;
  /** How many lines were written. */
  readonly saved: number;
  /** The others, by their place in `lines` from 0; nothing of them was written. */
  readonly refused: readonly { readonly line: number; readonly fields: FieldTexts }[];
}

export const importAnswer = z.codec(wireImported, z.custom<Imported>(), {
  decode: ({ dType: type, saved, refused }) => ({
    type,
    saved,
    refused: refused.map((one) => ({ ...one, fields: renameFields(one.fields, ourNames(type)) })),
  }),
  encode: ({ type, saved, refused }) => ({
    dType: type,
    saved,
    refused: refused.map((one) => ({ ...one, fields: renameFields(one.fields, lineNames(type)) })),
  }),
});
