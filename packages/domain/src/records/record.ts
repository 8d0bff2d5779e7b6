import { decodeRecord, encodeRecord } from '@driftig/contracts/records/record-schemas';
import {
  isNumeric,
  writable,
  type FieldKind,
  type RecordAnswer,
  type RecordType,
  type RecordValues,
} from '@driftig/contracts/records/record-type';

import { isValidGln } from '../check-digits.ts';
import { danishCvrFault } from '../cvr.ts';
import { badInput } from '../errors.ts';
import { formatDate } from '../format.ts';
import { ownFaults } from './own-faults.ts';

/** What is stored of a record: only what is filled; money in øre. */
export type FilledValues = Readonly<Record<string, string | number>>;

/**
 * The values of a new record from the wire's fields. Throws ZodError at a field, or AppError
 * bad_input where the fields do not fit together.
 */
export function readRecord(type: RecordType, fields: unknown): FilledValues {
  return checkedValues(type, decodeRecord(type, fields));
}

/** The values to store of those read by a contract. Throws bad_input where they do not fit together. */
export function checkedValues(type: RecordType, values: RecordValues): FilledValues {
  const faults = recordFaults(type, values);
  if (Object.keys(faults).length > 0) throw badInput(faults);
  return onlyFilled({ ...firstStatus(type), ...values });
}

const statusField = (fields: RecordType['fields']) =>
  Object.keys(fields).find((key) => fields[key]?.kind === 'status');

/** A new record stands in the first of its type's statuses. */
function firstStatus({ fields, statuses = {} }: RecordType): RecordValues {
  const [first] = Object.keys(statuses);
  const name = statusField(fields);
  return first === undefined || name === undefined ? {} : { [name]: first };
}

/** What does not fit together in a record, by field; also of one that is still being typed. */
export function recordFaults(type: RecordType, values: RecordValues): Record<string, string> {
  return { ...nameFaults(type, values), ...kindFaults(type, values), ...ownFaults(type, values) };
}

/** The values after an edit that may name only some fields; what no form has stays. */
export function editRecord(
  type: RecordType,
  stored: FilledValues,
  fields: Record<string, unknown>,
): FilledValues {
  const form = writable(type);
  const answer = answerRecord(form, { id: '', version: 0, values: stored });
  const { id: _id, version: _version, ...before } = encodeRecord(form, answer);
  return { ...readRecord(type, { ...before, ...fields }), ...decided(type, stored) };
}

/** What a rule decided, and what is kept of a record without being one of its fields. */
function decided(type: RecordType, stored: FilledValues): FilledValues {
  const kept = Object.entries(stored).filter(
    ([name]) => type.fields[name]?.readOnly ?? !Object.hasOwn(type.fields, name),
  );
  return Object.fromEntries(kept);
}

export interface StoredRecord {
  readonly id: string;
  readonly version: number;
  readonly values: FilledValues;
}

/** A record as it is answered: every field of its type, empty where nothing is stored. */
export function answerRecord(type: RecordType, stored: StoredRecord): RecordAnswer {
  const entries = Object.entries(type.fields).map(([name, field]): [string, string | number] => {
    const empty = isNumeric(field) ? 0 : '';
    return [name, stored.values[name] ?? empty];
  });
  const values: RecordValues = Object.fromEntries(entries);
  return { ...values, id: stored.id, version: stored.version };
}

/**
 * How many more (or, negative, fewer) records of a type stand in each of its statuses after a
 * change from `before` to `after`; undefined: it is new, or gone. By the status's number.
 */
export function statusMoved(
  { fields, statuses = {} }: RecordType,
  before: FilledValues | undefined,
  after: FilledValues | undefined,
): Readonly<Record<number, number>> {
  const name = statusField(fields);
  const codeOf = (values: FilledValues | undefined) =>
    name === undefined ? undefined : statuses[String(values?.[name] ?? '')]?.code;
  const [from, to] = [codeOf(before), codeOf(after)];
  if (from === to) return {};
  return {
    ...(from === undefined ? {} : { [from]: -1 }),
    ...(to === undefined ? {} : { [to]: 1 }),
  };
}

/** What a record is called in a chooser or a question: its first filled title field. */
export function recordTitle(type: RecordType, values: RecordValues): string {
  const title = type.title
    .map((name) => values[name])
    .find((value) => value !== undefined && value !== '');
  return String(title ?? '');
}

/** The same with its number before it and what tells it apart: 'Jonas Bak, 17-11-2026 11:00'. */
export function recordName(type: RecordType, values: RecordValues): string {
  const textOf = (name: string) => formatDate(String(values[name] ?? ''));
  const number = type.numbered === undefined ? [] : [textOf(type.numbered)];
  const name = [...number, recordTitle(type, values)].join(' ');
  const apart = (type.toldApartBy ?? []).map(textOf).filter((text) => text !== '');
  return apart.length === 0 ? name : `${name}, ${apart.join(' ')}`;
}

function onlyFilled(values: RecordValues): FilledValues {
  const filled = Object.entries(values).flatMap(([name, value]): [string, string | number][] =>
    value === undefined || value === '' || typeof value === 'boolean' ? [] : [[name, value]],
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

/** What only a check digit can tell. */
function kindFaults(type: RecordType, values: RecordValues): Record<string, string> {
  const country = String(values['country'] ?? '');
  const faults = Object.entries(type.fields).flatMap(([name, { kind }]): [string, string][] => {
    const value = String(values[name] ?? '');
    const fault = value !== '' && kindFault(kind, value, country);
    return fault ? [[name, fault]] : [];
  });
  return Object.fromEntries(faults);
}

function kindFault(kind: FieldKind, value: string, country: string): string | undefined {
  if (kind === 'cvr') return danishCvrFault(value, country);
  if (kind !== 'gln' || isValidGln(value)) return undefined;
  return 'EAN-nummeret er ikke gyldigt. Tjek de 13 cifre.';
}
