import * as z from 'zod';

import { kroner, kronerAnswer, quantity } from './wire-numbers.ts';
import { blankable, email, filledSchemaOf, request, response, text } from './wire.ts';

/** What a field of a record is: decides its schema, its input on screen and its column. */
export type FieldKind =
  | 'text'
  | 'longText'
  | 'email'
  | 'phone'
  | 'cvr'
  | 'zipcode'
  | 'money'
  | 'quantity';

export interface RecordField {
  readonly label: string;
  /** Its name on the wire, where that is another. */
  readonly wire?: string;
  readonly kind: FieldKind;
  readonly required?: true;
  readonly max?: number;
  /** Shown as a column of the list; 'wide' only where there is room for all of them. */
  readonly column?: true | 'wide';
  /** Searched in the list. */
  readonly search?: true;
}

/**
 * A record type is one description. From it come the schemas of savenew, update and data/{id},
 * the list columns and the add/edit dialog.
 */
export interface RecordType {
  /** The dType of the wire. */
  readonly name: string;
  /** Danish, in running text: 'kunde', 'kunder'. */
  readonly noun: string;
  readonly plural: string;
  readonly fields: Readonly<Record<string, RecordField>>;
  /** The fields that name a record in options and confirmations; the first filled one is used. */
  readonly title: readonly string[];
  readonly sort: string;
  /** At least one of these must be filled. */
  readonly oneOf?: readonly string[];
}

const maxOf = (field: RecordField) => field.max ?? (field.kind === 'longText' ? 2000 : 200);

function valueSchema(field: RecordField): z.ZodType {
  switch (field.kind) {
    case 'money':
      return kroner;
    case 'quantity':
      return quantity;
    case 'email':
      return email;
    case 'zipcode':
      return text(10).regex(/^[\dA-Za-z -]+$/, 'Postnummeret er ikke gyldigt.');
    default:
      return text(maxOf(field));
  }
}

const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === '';

/** A required field says '{label} is required' (part 1 §5), whether it is missing or empty. */
function inputSchema(field: RecordField): z.ZodType {
  if (field.required === undefined) return blankable(valueSchema(field));
  const error = `${field.label} is required`;
  const given = z
    .unknown()
    .refine((value) => value !== undefined && value !== null && !isBlank(value), error);
  const filled = valueSchema(field);
  const schema = given.pipe(filled);
  filledSchemaOf.set(schema, filled);
  return schema;
}

export function wireName(name: string, { wire = name }: RecordField): string {
  return wire;
}

/** The fields whose name on the wire is another: 'fullname' is `fullName`. */
export function wireNames({ fields }: Pick<RecordType, 'fields'>): Record<string, string> {
  const others = Object.entries(fields).filter(([, { wire }]) => wire !== undefined);
  return Object.fromEntries(others.map(([name, field]) => [wireName(name, field), name]));
}

function shapeOf({ fields }: RecordType, schemaOf: (field: RecordField) => z.ZodType) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [wireName(name, field), schemaOf(field)]),
  );
}

/** What savenew and update accept for a type: its fields and nothing else. */
export function recordInput(type: RecordType) {
  return request(shapeOf(type, inputSchema), wireNames(type));
}

export type RecordValues = Readonly<Record<string, string | number | undefined>>;
export type RecordAnswer = RecordValues & { readonly id: string; readonly version: number };

/** What a list row and data/{id} answer: empty text where nothing is stored, 0 for numbers. */
export function recordAnswer(type: RecordType) {
  const shape = { ...shapeOf(type, answerSchema), id: z.string(), version: z.int() };
  return response(shape, wireNames(type)) as unknown as z.ZodType<RecordAnswer>;
}

function answerSchema(field: RecordField): z.ZodType {
  if (field.kind === 'money') return kronerAnswer;
  return field.kind === 'quantity' ? z.number() : z.string();
}

/** Reads a record's fields from the wire. Throws ZodError at the field that is wrong. */
export function decodeRecord(type: RecordType, fields: unknown): RecordValues {
  return z.decode(recordInput(type), fields as Record<string, unknown>) as RecordValues;
}

/** Writes a record to the wire: its declared fields and nothing else. */
export function encodeRecord(
  type: RecordType,
  record: RecordAnswer,
): Record<string, unknown> & { id: string } {
  const { data, error } = z.safeEncode(recordAnswer(type), record);
  if (error !== undefined) throw new Error('The record is not as declared', { cause: error });
  return data as Record<string, unknown> & { id: string };
}
