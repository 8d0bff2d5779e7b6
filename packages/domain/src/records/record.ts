import {
  decodeRecord,
  encodeRecord,
  type RecordAnswer,
  type RecordType,
  type RecordValues,
} from '@driftig/contracts/record-type';

import { isValidCvr } from '../check-digits.ts';
import { badInput } from '../errors.ts';

/** What is stored of a record: only what is filled; money in øre. */
export type FilledValues = Readonly<Record<string, string | number>>;

/**
 * The values of a new record from the wire's fields. Throws ZodError at a field, or AppError
 * bad_input where the fields do not fit together.
 */
export function readRecord(type: RecordType, fields: unknown): FilledValues {
  const values = decodeRecord(type, fields);
  const faults = { ...nameFaults(type, values), ...cvrFaults(type, values) };
  if (Object.keys(faults).length > 0) throw badInput(faults);
  return onlyFilled(values);
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

/** A Danish CVR number has a check digit; a foreign number is taken as it is. */
function cvrFaults(type: RecordType, values: RecordValues): Record<string, string> {
  const country = String(values['country'] ?? '').toLowerCase();
  if (!['', 'danmark', 'denmark', 'dk'].includes(country)) return {};
  const wrong = Object.entries(type.fields).filter(([name, field]) => {
    const value = values[name];
    return (
      field.kind === 'cvr' && value !== undefined && value !== '' && !isValidCvr(String(value))
    );
  });
  return Object.fromEntries(
    wrong.map(([name]) => [name, 'CVR-nummeret er ikke gyldigt. Det har 8 cifre.']),
  );
}
