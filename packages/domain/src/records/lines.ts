import { recordReader, type FieldTexts } from '@driftig/contracts/records/record-reader';
import type { RecordType, RecordValues } from '@driftig/contracts/records/record-type';

import { newRecord, recordFaults, type FilledValues } from './record.ts';

/** A line of a file: the values of a new record, or all that is wrong with it, by field. */
type ReadLine =
  | { readonly values: FilledValues; readonly faults?: never }
  | { readonly values?: never; readonly faults: FieldTexts };

/**
 * Parses lines like a form, one after another; every error of a line is reported at once, so that a
 * file can be corrected in one go. Lines are as typed, by our field names.
 */
export function lineReader(type: RecordType): (typed: RecordValues) => ReadLine {
  const read = recordReader(type);
  return (typed) => {
    const { values, faults: unreadable } = read(typed);
    const faults = { ...recordFaults(type, values ?? trimTexts(typed)), ...unreadable };
    if (values === undefined || Object.keys(faults).length > 0) return { faults };
    return { values: newRecord(type, values) };
  };
}

/**
 * The typed texts of fields that could not be parsed, so that rules across fields are checked as
 * well.
 */
function trimTexts(typed: RecordValues): RecordValues {
  const texts = Object.entries(typed).map(([name, value]) => {
    return [name, typeof value === 'string' ? value.trim() : ''] as const;
  });
  return Object.fromEntries(texts);
}
