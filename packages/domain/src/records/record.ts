import {
  isNumeric,
  type FieldKind,
  type RecordEdit,
  type RecordType,
  type RecordValues,
  type RowOf,
} from '@driftig/contracts/records/record-type';

import { danishCvrFault } from '../cvr.ts';
import { badInput } from '../errors.ts';
import { glnFault } from '../gln.ts';
import { vatNumberFault } from '../invoices/vat/vat-number.ts';
import { ownFaults } from './own-faults.ts';

/** The stored values of a record: only filled fields; money in øre. */
export type FilledValues = Readonly<Record<string, string | number>>;

/** The values to store of a new record. Throws bad_input where they do not fit together. */
export function newRecord(type: RecordType, values: RecordValues): FilledValues {
  assertFits(type, values);
  return onlyFilled({ ...firstStatus(type), ...onlyFilled(withoutStandards(type, values)) });
}

/** A choice that a record has anyhow is left out, so that sending it back changes nothing. */
const withoutStandards = ({ fields }: RecordType, values: RecordValues): RecordValues =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => value === undefined || value !== fields[name]?.standard,
    ),
  );

/** Throws bad_input, with a text for each field, where values do not fit together. */
export function assertFits(type: RecordType, values: RecordValues, before?: RecordValues): void {
  const faults = recordFaults(type, values, before);
  if (Object.keys(faults).length > 0) throw badInput(faults);
}

const statusField = (fields: RecordType['fields']) =>
  Object.keys(fields).find((key) => fields[key]?.kind === 'status');

/** A new record has the first of its type's statuses. */
function firstStatus({ fields, statuses = {} }: RecordType): RecordValues {
  const [first] = Object.keys(statuses);
  const name = statusField(fields);
  return first === undefined || name === undefined ? {} : { [name]: first };
}

/** Errors across the fields of a record, by field; also used while it is typed. */
export function recordFaults(
  type: RecordType,
  values: RecordValues,
  before?: RecordValues,
): Record<string, string> {
  return {
    ...nameFaults(type, values),
    ...kindFaults(type, values),
    ...ownFaults(type, values, before),
  };
}

/**
 * The values after an edit. What it names is set, null empties a field, and everything else stays:
 * also what a rule decided, and what is kept of a record without being one of its fields. Throws
 * bad_input where the result does not fit together.
 */
export function editRecord(type: RecordType, stored: FilledValues, edit: RecordEdit): FilledValues {
  return newRecord(type, withEdit(stored, withoutAnsweredZeros(stored, edit)));
}

/** A number is answered as 0 where none is stored; sent back, that 0 says nothing new (product W20). */
function withoutAnsweredZeros(stored: FilledValues, edit: RecordEdit): RecordEdit {
  const named = Object.entries(edit);
  return Object.fromEntries(
    named.filter(([name, value]) => value !== 0 || stored[name] !== undefined),
  );
}

/** Values with an edit laid over them; an emptied field is ''. */
export function withEdit<V extends object>(values: V, edit: RecordEdit): V {
  const named = Object.entries(edit).filter(([, value]) => value !== undefined);
  return { ...values, ...Object.fromEntries(named.map(([name, value]) => [name, value ?? ''])) };
}

/** The names of the fields that an edit gave another value, for the audit trail. */
export function changedFields(before: object, after: object): string[] {
  const [was, is] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  const names = [...new Set([...was.keys(), ...is.keys()])];
  return names.filter((name) => name !== 'version' && was.get(name) !== is.get(name));
}

export interface StoredRecord {
  readonly id: string;
  readonly version: number;
  readonly values: FilledValues;
}

/** A record as it is answered: every field of its type, empty where nothing is stored. */
export function answerRecord<const T extends RecordType>(
  type: T,
  stored: StoredRecord,
): RowOf<T> & { readonly version: number } {
  const entries = Object.entries(type.fields).map(([name, field]): [string, string | number] => {
    const empty = isNumeric(field) ? 0 : (field.standard ?? '');
    return [name, stored.values[name] ?? empty];
  });
  const answer = { ...Object.fromEntries(entries), id: stored.id, version: stored.version };
  // Stored values have their names and kinds at run time only; the answer's schema checks them.
  return answer as unknown as RowOf<T> & { version: number };
}

/**
 * Delta of the number of records in each status, by its number, after a change from `before` to
 * `after`; undefined for a new or a deleted record.
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

/** Errors that only a check digit reveals. */
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
  if (kind === 'vatNumber') return vatNumberFault(value);
  return kind === 'gln' ? glnFault(value) : undefined;
}
