import * as z from 'zod';

import { wireNames } from './record-type.ts';
import { recordTypeNames, recordTypes, type RecordTypeName } from './record-types.ts';
import { nameIn, request } from '../wire/wire.ts';

/** The types that may be read from a CSV file. */
export type ImportedType = {
  [N in RecordTypeName]: (typeof recordTypes)[N] extends { imported: true } ? N : never;
}[RecordTypeName];

export function isImported(name: RecordTypeName): name is ImportedType {
  return 'imported' in recordTypes[name];
}

export const importedTypes = recordTypeNames.filter(isImported);

/** One call is one transaction, and a transaction holds no more beside what is kept of it. */
export const mostLines = 90;
/** Of so many lines with every field filled to its limit. */
export const mostLineBytes = 1024 * 1024;

const known = `Ukendt type. De kendte er: ${importedTypes.join(', ')}.`;
const count = `Angiv fra 1 til ${mostLines} linjer.`;

/** A line has the fields of savenew, as on the wire: each line is read by itself, or refused. */
const line = z.record(z.string(), z.unknown(), { error: 'En linje er et objekt med felter.' });
export type ImportLine = z.output<typeof line>;

export const importInput = request(
  {
    dType: z.enum(importedTypes as [ImportedType, ...ImportedType[]], { error: known }),
    lines: z.array(line, { error: count }).min(1, count).max(mostLines, count),
  },
  { dType: 'type' },
);

const ours: Record<string, string> = Object.assign(
  {},
  ...importedTypes.map((name) => wireNames(recordTypes[name])),
);
const wire = Object.fromEntries(Object.entries(ours).map(([name, own]) => [own, name]));

type Texts = Readonly<Record<string, string>>;

function renamed(texts: Texts, names: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [nameIn(names, key), text]));
}

/** What is wrong with a line, by field. */
const faults = z.codec(z.record(z.string(), z.string()), z.custom<Texts>(), {
  decode: (texts) => renamed(texts, ours),
  encode: (texts) => renamed(texts, wire),
});

export const importAnswer = z.object({
  /** How many lines were written. */
  saved: z.int(),
  /** The others, by their place in `lines` from 0; nothing of them was written. */
  refused: z.array(z.object({ line: z.int(), fields: faults })),
});
