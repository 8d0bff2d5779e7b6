import type { FieldKind, RecordType } from '@driftig/contracts/records/record-type';
import { wireName } from '@driftig/contracts/records/record-type';

import { formFields } from '../form/record-form.ts';
import type { ColumnNotes, RepeatedColumn, TranslatedColumn } from './column-notes.ts';
import { companyBesideContact, otherHeadings } from './other-headings.ts';
import { texts } from './texts.ts';

export interface ImportColumn {
  readonly name: string;
  readonly label: string;
  readonly kind: FieldKind;
}

export interface MatchedColumns extends ColumnNotes {
  /** The field of each column of the file; undefined for a column that is left out. */
  readonly columns: readonly (ImportColumn | undefined)[];
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
    const column = { name, label: field.label, kind: field.kind };
    for (const heading of [field.label, wireName(name, field), name]) {
      if (!own.has(normalizeHeading(heading))) own.set(normalizeHeading(heading), column);
    }
    for (const heading of otherHeadings(type, name)) other.set(normalizeHeading(heading), column);
  }
  return [own, other];
}

/**
 * The fields by heading, in the order in which they are matched. Where a file has a column for the
 * contact and none for the company, its column 'Navn' is the company.
 */
function fieldsInFile(type: RecordType, headings: readonly string[]): readonly Headings[] {
  const [own, other] = fieldsByHeading(type);
  const fieldOf = (heading: string) => own.get(heading) ?? other.get(heading);
  const ambiguous = companyBesideContact.map(normalizeHeading);
  const company = [...own.values()].find(({ name }) => name === 'company');
  const others = headings.map(normalizeHeading).filter((heading) => !ambiguous.includes(heading));
  const fields = new Set(others.map((heading) => fieldOf(heading)?.name));
  const isBesideContact = fields.has('fullName') && !fields.has('company');
  return company !== undefined && isBesideContact
    ? [new Map(ambiguous.map((heading) => [heading, company])), own, other]
    : [own, other];
}

/**
 * Matches headings in any order. Of two columns for the same field the first counts, and one under
 * the field's own name before one under another name: "Telefon" before "Mobil".
 */
export function matchColumns(type: RecordType, headings: readonly string[]): MatchedColumns {
  const readFrom = new Map<string, string>();
  const columns: (ImportColumn | undefined)[] = headings.map(() => undefined);
  const repeats: (ImportColumn | undefined)[] = headings.map(() => undefined);
  for (const known of fieldsInFile(type, headings)) {
    for (const [index, heading] of headings.entries()) {
      const column = known.get(normalizeHeading(heading));
      if (columns[index] !== undefined || column === undefined) continue;
      repeats[index] ??= column;
      if (readFrom.has(column.name)) continue;
      readFrom.set(column.name, heading.trim());
      columns[index] = column;
    }
  }
  const notes = columnNotes(headings, { columns, repeats, readFrom });
  return { columns, ...notes, problem: problemOf(type, new Set(readFrom.keys())) };
}

interface Matching {
  readonly columns: readonly (ImportColumn | undefined)[];
  /** The field that each column would be read as. */
  readonly repeats: readonly (ImportColumn | undefined)[];
  /** The heading that each field is read from. */
  readonly readFrom: ReadonlyMap<string, string>;
}

function columnNotes(headings: readonly string[], matching: Matching): ColumnNotes {
  const { columns, repeats, readFrom } = matching;
  const unknown: string[] = [];
  const repeated: RepeatedColumn[] = [];
  const translated: TranslatedColumn[] = [];
  for (const [index, text] of headings.entries()) {
    const heading = text.trim() || texts.noHeader;
    const [column, repeat] = [columns[index], repeats[index]];
    if (column !== undefined) {
      const isLabel = normalizeHeading(heading) === normalizeHeading(column.label);
      if (!isLabel) translated.push({ heading, label: column.label });
    } else if (repeat === undefined) unknown.push(heading);
    else repeated.push({ heading, label: repeat.label, readFrom: readFrom.get(repeat.name) ?? '' });
  }
  return { unknown, repeated, translated };
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
