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

const normalizeHeading = (text: string) => text.trim().toLocaleLowerCase('da');

/** The importable fields by possible headings: label, wire name, and field name. */
function fieldsByHeading(type: RecordType): ReadonlyMap<string, ImportColumn> {
  const headings = new Map<string, ImportColumn>();
  for (const [name, field] of formFields(type)) {
    const column = { name, kind: field.kind };
    for (const heading of [field.label, wireName(name, field), name]) {
      if (!headings.has(normalizeHeading(heading))) headings.set(normalizeHeading(heading), column);
    }
  }
  return headings;
}

/** Matches headings in any order. Of two columns for the same field the first counts. */
export function matchColumns(type: RecordType, headings: readonly string[]): MatchedColumns {
  const known = fieldsByHeading(type);
  const taken = new Set<string>();
  const unknown: string[] = [];
  const columns = headings.map((heading) => {
    const column = known.get(normalizeHeading(heading));
    if (column !== undefined && !taken.has(column.name)) {
      taken.add(column.name);
      return column;
    }
    unknown.push(heading.trim() || texts.noHeader);
    return undefined;
  });
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
