import type { RecordType, RecordValues } from '@driftig/contracts/records/record-type';
import { recordTitle } from '@driftig/domain/records/record';

import { foldText } from '../../ui/text/fold-text.ts';
import type { CheckedLine } from './check-lines.ts';

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
 * The numbers of the valid lines that share an identifier with a row of the list or an earlier valid
 * line. Linear in the number of rows and lines.
 */
export function findDuplicates(
  type: RecordType,
  rows: readonly RecordValues[],
  lines: readonly CheckedLine[],
): ReadonlySet<number> {
  const marks = identifiersOf(type);
  const known = new Set(rows.flatMap(marks));
  const duplicates = new Set<number>();
  for (const line of lines) {
    if (line.faults.length > 0) continue;
    const own = marks(line.fields);
    if (own.some((mark) => known.has(mark))) duplicates.add(line.number);
    for (const mark of own) known.add(mark);
  }
  return duplicates;
}
