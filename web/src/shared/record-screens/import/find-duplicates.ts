import type { RecordType, RecordValues } from '@driftig/contracts/records/record-type';
import { recordTitle } from '@driftig/domain/records/record-name';

import { foldText } from '@driftig/domain/text/fold-text';
import type { CheckedLine } from './check-lines.ts';
import { texts } from './texts.ts';

/** Normalises a value for comparison; '' compares with nothing. */
type Normalize = (text: string) => string;

const normalizeName: Normalize = (text) => foldText(text).trim().replaceAll(/\s+/g, ' ');
const keepDigits: Normalize = (text) => text.replaceAll(/\D/g, '');
const normalizeEmail: Normalize = (text) => text.trim().toLowerCase();

/** The kinds of fields that identify a record. */
const normalizersByKind: Readonly<Partial<Record<string, Normalize>>> = {
  cvr: keepDigits,
  email: normalizeEmail,
};

/** The identifiers of a record: its name, CVR number and e-mail address, normalised. */
function identifiersOf(type: RecordType): (values: RecordValues) => readonly string[] {
  const unique = Object.entries(type.fields).flatMap(([name, { kind }]) => {
    const mark = normalizersByKind[kind];
    return mark ? [{ name, mark }] : [];
  });
  return (values) => {
    const title = normalizeName(recordTitle(type, values));
    const others = unique.map(
      ({ name, mark }) => [name, mark(String(values[name] ?? ''))] as const,
    );
    return [['title', title] as const, ...others].flatMap(([name, text]) =>
      text === '' ? [] : [`${name}:${text}`],
    );
  };
}

/**
 * The valid lines that share an identifier with a row of the list or an earlier valid line, by their
 * number, with the name of what they repeat. Linear in the number of rows and lines.
 */
export function findDuplicates(
  type: RecordType,
  rows: readonly RecordValues[],
  lines: readonly CheckedLine[],
): ReadonlyMap<number, string> {
  const marks = identifiersOf(type);
  const known = new Map<string, string>();
  const learn = (values: RecordValues, name: string) => {
    for (const mark of marks(values)) if (!known.has(mark)) known.set(mark, name);
  };
  for (const row of rows) learn(row, recordTitle(type, row));
  const duplicates = new Map<number, string>();
  for (const line of lines) {
    if (line.faults.length > 0) continue;
    const repeated = marks(line.fields).find((mark) => known.has(mark));
    if (repeated !== undefined) duplicates.set(line.number, known.get(repeated) ?? '');
    learn(line.fields, texts.line(line.number));
  }
  return duplicates;
}
