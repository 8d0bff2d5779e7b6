import { recordReader, type FieldTexts } from '@driftig/contracts/records/record-reader';
import {
  wireName,
  writable,
  type RecordType,
  type RecordValues,
} from '@driftig/contracts/records/record-type';

import { checkedValues, recordFaults, type FilledValues } from './record.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A line of a file: the values of a new record, or all that is wrong with it, by field. */
export type ReadLine =
  | { readonly values: FilledValues; readonly faults?: never }
  | { readonly values?: never; readonly faults: FieldTexts };

/**
 * Reads lines as `readRecord` reads a form, one after another; a line with a fault is told whole,
 * so that a file is put right in one go.
 */
export function lineReader(type: RecordType): (fields: Fields) => ReadLine {
  const read = recordReader(type);
  return (fields) => {
    const { values, faults: unreadable } = read(fields);
    const faults = { ...recordFaults(type, values ?? asTyped(type, fields)), ...unreadable };
    if (values === undefined || Object.keys(faults).length > 0) return { faults };
    return { values: checkedValues(type, values) };
  };
}

/** What was typed where it could not be read: what does not fit together is told all the same. */
function asTyped(type: RecordType, fields: Fields): RecordValues {
  const entries = Object.entries(writable(type).fields).map(([name, field]) => {
    const typed = fields[wireName(name, field)] ?? '';
    return [name, typeof typed === 'string' ? typed.trim() : ''] as const;
  });
  return Object.fromEntries(entries);
}

/** The first field of a line that its type does not have. */
export function unknownField(type: RecordType, fields: Fields): string | undefined {
  const known = new Set(Object.entries(writable(type).fields).map(([n, f]) => wireName(n, f)));
  return Object.keys(fields).find((name) => !known.has(name));
}
