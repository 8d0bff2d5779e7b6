import type {
  RecordAnswer,
  RecordField,
  RecordType,
  RecordValues,
} from '@driftig/contracts/record-type';
import { recordInput, wireName } from '@driftig/contracts/record-type';
import { recordFaults } from '@driftig/domain/records/record';
import type { Resolver } from 'react-hook-form';
import * as z from 'zod';

import { fieldTexts } from '../../api/request.ts';

type TypedValue = string | number | null;

/** A record as it is typed: text, a number (amounts in øre), or null for an empty number. */
export type RecordForm = Record<string, TypedValue>;

/** A record's fields as savenew and update take them; '' empties a field. */
export type WireFields = Readonly<Record<string, unknown>>;

const isNumber = ({ kind }: RecordField) => kind === 'money' || kind === 'quantity';

/** What the dialog shows at first: a record's values, or nothing of a new one. */
export function formValues(type: RecordType, record?: RecordAnswer): RecordForm {
  const entries = Object.entries(type.fields).map(([name, field]) => {
    const empty = isNumber(field) ? null : '';
    return [name, record?.[name] ?? empty] as const;
  });
  return Object.fromEntries(entries);
}

type Faults = Readonly<Record<string, string>>;

/** The wire has amounts in kroner, and an empty text for whatever is not filled. */
function wireValue({ kind }: RecordField, value: TypedValue = null): string | number {
  return kind === 'money' && typeof value === 'number' ? value / 100 : (value ?? '');
}

/** A form written to the wire, or its faults by field: the server reads it by the same rules. */
export function writeForm(
  type: RecordType,
  form: RecordForm,
): { wire: WireFields; faults?: never } | { wire?: never; faults: Faults } {
  const fields = Object.entries(type.fields);
  const wire = Object.fromEntries(
    fields.map(([name, field]) => [wireName(name, field), wireValue(field, form[name])] as const),
  );
  const schema = recordInput(type);
  const read = z.safeDecode(schema, wire);
  const unreadable = read.success ? {} : fieldTexts(schema, read.error);
  const faults = { ...recordFaults(type, typedValues(form)), ...unreadable };
  return Object.keys(faults).length > 0 ? { faults } : { wire };
}

/** A text of nothing but space is no text. */
function typedValues(form: RecordForm): RecordValues {
  const entries = Object.entries(form).map(
    ([name, value]) => [name, typeof value === 'string' ? value.trim() : (value ?? '')] as const,
  );
  return Object.fromEntries(entries);
}

/**
 * Checks a form when a field is left and when it is sent. "One of these must be filled" is judged
 * from the first time it is sent: who has only just left the first is on the way to the second.
 */
export function recordResolver(type: RecordType): Resolver<RecordForm, unknown, WireFields> {
  const [first] = type.oneOf ?? [];
  const all = Object.keys(type.fields).length;
  let sent = false;
  return (values, _context, { names = [] }) => {
    sent ||= names.length === all;
    const { wire, faults } = writeForm(type, values);
    if (wire) return { values: wire, errors: {} };
    const shown = Object.entries(faults).filter(([name]) => sent || name !== first);
    const errors = shown.map(([name, message]) => [name, { type: 'contract', message }] as const);
    return { values: {}, errors: Object.fromEntries(errors) };
  };
}

/** The labels of the fields that another person has changed meanwhile. */
export function changedLabels(
  type: RecordType,
  before: RecordAnswer,
  now: RecordAnswer,
): readonly string[] {
  return Object.entries(type.fields).flatMap(([name, { label }]) =>
    before[name] === now[name] ? [] : [label],
  );
}

interface NamedField {
  readonly name: string;
  readonly field: RecordField;
}

/** Short fields stand two and two; long texts, and those left over, take a row of their own. */
export function fieldRows(type: RecordType): readonly (readonly NamedField[])[] {
  const rows: NamedField[][] = [];
  for (const [name, field] of Object.entries(type.fields)) {
    const last = rows.at(-1);
    const alone = last?.length === 1 && last[0]?.field.kind !== 'longText';
    if (last && alone && field.kind !== 'longText') last.push({ name, field });
    else rows.push([{ name, field }]);
  }
  return rows;
}
