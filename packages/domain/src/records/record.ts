import {
  decodeRecord,
  encodeRecord,
  type RecordAnswer,
  type RecordType,
  type RecordValues,
} from '@driftig/contracts/record-type';

import { danishCvrFault } from '../cvr.ts';
import { badInput } from '../errors.ts';

/** What is stored of a record: only what is filled; money in øre. */
export type FilledValues = Readonly<Record<string, string | number>>;

/**
 * The values of a new record from the wire's fields. Throws ZodError at a field, or AppError
 * bad_input where the fields do not fit together.
 */
export function readRecord(type: RecordType, fields: unknown): FilledValues {
  const values = decodeRecord(type, fields);
  const faults = recordFaults(type, values);
  if (Object.keys(faults).length > 0) throw badInput(faults);
  return onlyFilled(values);
}

/** What does not fit together in a record, by field; also of one that is still being typed. */
export function recordFaults(type: RecordType, values: RecordValues): Record<string, string> {
  return { ...nameFaults(type, values), ...cvrFaults(type, values) };
}

/** The values after an edit that may name only some fields. */
export function editRecord(
  type: RecordType,
  stored: FilledValues,
  fields: Record<string, unknown>,
): FilledValues {
  const answer = answerRecord(type, { id: '', version: 0, values: stored });
  const { id: _id, version: _version, ...before } = encodeRecord(type, answer);
  return readRecord(type, { ...before, ...fields });
}

interface Stored {
  readonly id: string;
  readonly version: number;
  readonly values: FilledValues;
}

/** A record as it is answered: every field of its type, empty where nothing is stored. */
export function answerRecord(type: RecordType, stored: Stored): RecordAnswer {
  const entries = Object.entries(type.fields).map(([name, field]): [string, string | number] => {
    const empty = field.kind === 'money' || field.kind === 'quantity' ? 0 : '';
    return [name, stored.values[name] ?? empty];
  });
  const values: RecordValues = Object.fromEntries(entries);
  return { ...values, id: stored.id, version: stored.version };
}

/** What a record is called in a chooser or a question: its first filled title field. */
export function recordTitle(type: RecordType, values: FilledValues): string {
  const title = type.title
    .map((name) => values[name])
    .find((value) => value !== undefined && value !== '');
  return String(title ?? '');
}

function onlyFilled(values: RecordValues): FilledValues {
  const filled = Object.entries(values).flatMap(([name, value]): [string, string | number][] =>
    value === undefined || value === '' ? [] : [[name, value]],
  );
  return Object.fromEntries(filled);
}

function nameFaults(type: RecordType, values: RecordValues): Record<string, string> {
  const { oneOf } = type;
  const [first] = oneOf ?? [];
  if (oneOf === undefined || first === undefined) return {};
  if (oneOf.some((name) => (values[name] ?? '') !== '')) return {};
  const labels = oneOf.map((name) => type.fields[name]?.label ?? name);
  return { [first]: `Udfyld ${labels.join(' eller ').toLowerCase()}.` };
}

function cvrFaults(type: RecordType, values: RecordValues): Record<string, string> {
  const country = String(values['country'] ?? '');
  const faults = Object.entries(type.fields).flatMap(([name, { kind }]): [string, string][] => {
    const value = values[name] ?? '';
    const fault = kind === 'cvr' && value !== '' && danishCvrFault(String(value), country);
    return fault ? [[name, fault]] : [];
  });
  return Object.fromEntries(faults);
}
