import type {
  RecordAnswer,
  RecordEdit,
  RecordField,
  RecordType,
  RecordValues,
} from '@driftig/contracts/records/record-type';
import { missingText } from '@driftig/contracts/records/field-schemas';
import { recordEdit } from '@driftig/contracts/records/record-schemas';
import { isNumeric } from '@driftig/contracts/records/record-type';
import { recordFaults, withEdit } from '@driftig/domain/records/record';
import type { Resolver, UseFormReturn } from 'react-hook-form';
import * as z from 'zod';

import { fieldTexts } from '../api/request.ts';
import type { RecordView } from './views/record-view.ts';

type TypedValue = string | number | boolean | null;

/** A record as it is typed: text, a number (amounts in øre), null for an empty one, or yes and no. */
export type RecordForm = Record<string, TypedValue>;

/** A record's fields as a form has them, in our words: null empties a field. */
export type FieldValues = RecordEdit;

export type RecordFormApi = UseFormReturn<RecordForm, unknown, FieldValues>;

/** The fields that stand in the form: a status is chosen in its row. */
export function formFields({ fields }: RecordType): readonly (readonly [string, RecordField])[] {
  return Object.entries(fields).filter(([, { readOnly, kind }]) => !readOnly && kind !== 'status');
}

/** A type as its form shows it: without the fields that its view hides. */
export function formType({ type, hidden = [] }: Pick<RecordView, 'type' | 'hidden'>): RecordType {
  const fields = Object.entries(type.fields).filter(([name]) => !hidden.includes(name));
  return { ...type, fields: Object.fromEntries(fields) };
}

/** What a field shows of a record, or of none. */
function typedValue({ kind }: RecordField, value: RecordValues[string]): TypedValue {
  if (kind === 'yesNo') return value === 1;
  // A choice that is not made is none, where text that is not written is empty.
  if (kind === 'reference' || kind === 'choice') return value || null;
  // The number of days and of people: 0 is what stands there when nothing was said.
  if (kind === 'count') return value === 0 ? null : (value ?? null);
  return value ?? (isNumeric({ kind }) ? null : '');
}

/** What the dialog shows at first: a record's values, or nothing of a new one. */
export function formValues(type: RecordType, record?: RecordAnswer): RecordForm {
  const entries = formFields(type).map(
    ([name, field]) => [name, typedValue(field, record?.[name])] as const,
  );
  return Object.fromEntries(entries);
}

type Faults = Readonly<Record<string, string>>;

/** What a field says: nothing is null, and what is ticked is 1 on a record. */
function fieldValue(value: TypedValue = null): RecordEdit[string] {
  if (typeof value === 'boolean') return value ? 1 : 0;
  return typeof value === 'string' && value.trim() === '' ? null : value;
}

/** The values of a form, or its faults by field: the server reads them by the same schema and rules. */
export function readForm(
  type: RecordType,
  form: RecordForm,
): { values: FieldValues; faults?: never } | { values?: never; faults: Faults } {
  const values = Object.fromEntries(
    formFields(type).map(([name]) => [name, fieldValue(form[name])] as const),
  );
  const faults = {
    ...recordFaults(type, withEdit<RecordValues>({}, values)),
    ...invalidValues(type, values),
    ...missingValues(type, values),
  };
  return Object.keys(faults).length > 0 ? { faults } : { values };
}

/** What is filled is written by the contract: it refuses what the server could not read. */
function invalidValues(type: RecordType, values: FieldValues): Faults {
  const filled = Object.entries(values).filter(([, value]) => value !== null);
  const schema = recordEdit(type);
  const written = z.safeEncode(schema, Object.fromEntries(filled));
  return written.success ? {} : fieldTexts(schema, written.error);
}

function missingValues(type: RecordType, values: FieldValues): Faults {
  const missing = formFields(type).filter(
    ([name, { required }]) => required && values[name] === null,
  );
  return Object.fromEntries(missing.map(([name, field]) => [name, missingText(field)]));
}

/**
 * Checks a form when a field is left and when it is sent. "One of these must be filled" is judged
 * from the first time it is sent: who has only just left the first is on the way to the second.
 */
export function recordResolver(type: RecordType): Resolver<RecordForm, unknown, FieldValues> {
  const [first] = type.oneOf ?? [];
  const all = formFields(type).length;
  let sent = false;
  return (values, _context, { names = [] }) => {
    sent ||= names.length === all;
    const { values: read, faults } = readForm(type, values);
    if (read) return { values: read, errors: {} };
    const shown = Object.entries(faults).filter(([name]) => sent || name !== first);
    const errors = shown.map(([name, message]) => [name, { type: 'contract', message }] as const);
    return { values: {}, errors: Object.fromEntries(errors) };
  };
}

interface NamedField {
  readonly name: string;
  readonly field: RecordField;
}

/** Short fields stand two and two; long texts, and those left over, take a row of their own. */
export function fieldRows(type: RecordType): readonly (readonly NamedField[])[] {
  const rows: NamedField[][] = [];
  for (const [name, field] of formFields(type)) {
    const last = rows.at(-1);
    const alone = last?.length === 1 && last[0]?.field.kind !== 'longText';
    if (last && alone && field.kind !== 'longText') last.push({ name, field });
    else rows.push([{ name, field }]);
  }
  return rows;
}
