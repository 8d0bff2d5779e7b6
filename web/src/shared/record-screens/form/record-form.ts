import type {
  RecordAnswer,
  RecordEdit,
  RecordField,
  RecordType,
  RecordValues,
} from '@driftig/contracts/records/record-type';
import { missingText } from '@driftig/contracts/records/field-schemas';
import { recordEdit } from '@driftig/contracts/records/record-inputs';
import { isNumeric } from '@driftig/contracts/records/record-type';
import { recordFaults, withEdit } from '@driftig/domain/records/record';
import type { Resolver, UseFormReturn } from 'react-hook-form';
import * as z from 'zod';

import { fieldTexts } from '../../../api/request.ts';

type TypedValue = string | number | boolean | null;

/** The values of a form: text, numbers (amounts in øre), booleans, and null for an empty number. */
export type RecordForm = Record<string, TypedValue>;

/** The values that a form sends, under our field names: null empties a field. */
export type FieldValues = RecordEdit;

export type RecordFormApi = UseFormReturn<RecordForm, unknown, FieldValues>;

/** The fields of the form. The status is not one of them: it is set in the row. */
export function formFields({ fields }: RecordType): readonly (readonly [string, RecordField])[] {
  return Object.entries(fields).filter(([, { readOnly, kind }]) => !readOnly && kind !== 'status');
}

/** The value that the form shows at first, for a stored record or a new one. */
function typedValue({ kind }: RecordField, value: RecordValues[string]): TypedValue {
  if (kind === 'yesNo') return value === 1;
  // Select fields use null for "nothing chosen", text fields the empty text.
  if (kind === 'reference' || kind === 'choice') return value || null;
  // 0 is what is stored where nothing was typed (days, people): shown as empty.
  if (kind === 'count') return value === 0 ? null : (value ?? null);
  return value ?? (isNumeric({ kind }) ? null : '');
}

/** The default values of the form, for a stored record or a new one. */
export function formValues(type: RecordType, record?: RecordAnswer): RecordForm {
  const entries = formFields(type).map(
    ([name, field]) => [name, typedValue(field, record?.[name])] as const,
  );
  return Object.fromEntries(entries);
}

type Faults = Readonly<Record<string, string>>;

/** The value to send: null for an empty text, 1 or 0 for a checkbox. */
function fieldValue(value: TypedValue = null): RecordEdit[string] {
  if (typeof value === 'boolean') return value ? 1 : 0;
  return typeof value === 'string' && value.trim() === '' ? null : value;
}

const sentValues = (type: RecordType, form: RecordForm) =>
  Object.fromEntries(formFields(type).map(([name]) => [name, fieldValue(form[name])] as const));

/**
 * The values to send, or the errors by field; of an edit what was there `before` may stay. The server checks by the same schema and rules.
 */
export function readForm(
  type: RecordType,
  form: RecordForm,
  before?: RecordForm,
): { values: FieldValues; faults?: never } | { values?: never; faults: Faults } {
  const values = sentValues(type, form);
  const faults = {
    ...recordFaults(
      type,
      withEdit<RecordValues>({}, values),
      before && withEdit<RecordValues>({}, sentValues(type, before)),
    ),
    ...invalidValues(type, values),
    ...missingValues(type, values),
  };
  return Object.keys(faults).length > 0 ? { faults } : { values };
}

/** Encodes the filled values by the contract, which refuses what the server would. */
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
 * Validates on blur and on submit. "One of these must be filled" is checked only after the first
 * submit: on blur of the first field the user is still on the way to the second.
 */
export function recordResolver(
  type: RecordType,
  before?: RecordForm,
): Resolver<RecordForm, unknown, FieldValues> {
  const [first] = type.oneOf ?? [];
  const all = formFields(type).length;
  let sent = false;
  return (values, _context, { names = [] }) => {
    sent ||= names.length === all;
    const { values: read, faults } = readForm(type, values, before);
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

/** Fields that take a row of the form for themselves. */
const isWide = ({ kind }: RecordField) => kind === 'longText' || kind === 'parts';

/** The rows of the form: two short fields each; a long text has a row of its own. */
export function fieldRows(type: RecordType): readonly (readonly NamedField[])[] {
  const rows: NamedField[][] = [];
  for (const [name, field] of formFields(type)) {
    const last = rows.at(-1);
    const alone = last?.length === 1 && last[0] !== undefined && !isWide(last[0].field);
    if (last && alone && !isWide(field)) last.push({ name, field });
    else rows.push([{ name, field }]);
  }
  return rows;
}
