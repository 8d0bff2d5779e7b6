import type { FieldKind, RecordType } from '@driftig/contracts/records/record-type';
import { wireName } from '@driftig/contracts/records/record-type';

import { formFields } from '../record-form.ts';
import { texts } from './texts.ts';

export interface ImportColumn {
  readonly name: string;
  readonly kind: FieldKind;
}

export interface MatchedColumns {
  /** The field of each column of the file; undefined for an unknown column. */
  readonly columns: readonly (ImportColumn | undefined)[];
  readonly unknown: readonly string[];
  /** Why no line of the file can be read. */
  readonly problem: string | undefined;
}

/** Case, spaces and punctuation do not count: "Postnr", "POST NR." and "Postnr." are one heading. */
const normalizeHeading = (text: string) =>
  text.toLocaleLowerCase('da').replaceAll(/[^\p{L}\p{N}]/gu, '');

type Headings = ReadonlyMap<string, ImportColumn>;

/** The importable fields by heading: by their label, wire name and field name, and by other names. */
function fieldsByHeading(type: RecordType): readonly [own: Headings, other: Headings] {
  const own = new Map<string, ImportColumn>();
  const other = new Map<string, ImportColumn>();
  for (const [name, field] of formFields(type)) {
    const column = { name, kind: field.kind };
    for (const heading of [field.label, wireName(name, field), name]) {
      if (!own.has(normalizeHeading(heading))) own.set(normalizeHeading(heading), column);
    }
    for (const heading of field.headings ?? []) other.set(normalizeHeading(heading), column);
  }
  return [own, other];
}

/**
 * Matches headings in any order. Of two columns for the same field the first counts, and one under
 * the field's own name before one under another name: "Telefon" before "Mobil".
 */
export function matchColumns(type: RecordType, headings: readonly string[]): MatchedColumns {
  const taken = new Set<string>();
  const columns: (ImportColumn | undefined)[] = headings.map(() => undefined);
  for (const known of fieldsByHeading(type)) {
    for (const [index, heading] of headings.entries()) {
      const column = known.get(normalizeHeading(heading));
      if (columns[index] !== undefined || column === undefined || taken.has(column.name)) continue;
      taken.add(column.name);
      columns[index] = column;
    }
  }
  const unknown = headings.flatMap((heading, index) =>
    columns[index] === undefined ? [heading.trim() || texts.noHeader] : [],
  );
  return { columns, unknown, problem: problemOf(type, taken) };
}

function problemOf(type: RecordType, present: ReadonlySet<string>): string | undefined {
  const isPresent = (name: string) => {
    const field = type.fields[name];
    return field !== undefined && present.has(name);
  };
  const labels = (names: readonly string[]) =>
    names.map((name) => type.fields[name]?.label ?? name);
  const required = formFields(type).flatMap(([name, field]) => (field.required ? [name] : []));
  const missing = required.filter((name) => !isPresent(name));
  if (missing.length > 0) return texts.missing(labels(missing));
  const { oneOf = [] } = type;
  return oneOf.length > 0 && !oneOf.some(isPresent) ? texts.noneOf(labels(oneOf)) : undefined;
}
