import * as z from 'zod';

import { dateText, timeText } from './wire-dates.ts';
import { kroner, kronerAnswer, quantity, wholeNumber } from './wire-numbers.ts';
import { blankable, coded, email, filledSchemaOf, id, request, response, text } from './wire.ts';

/** What a field of a record is: decides its schema, its input on screen and its column. */
export type FieldKind =
  | 'text'
  | 'longText'
  | 'email'
  | 'phone'
  | 'cvr'
  | 'gln'
  | 'zipcode'
  | 'money'
  | 'quantity'
  | 'count'
  | 'date'
  | 'time'
  | 'yesNo'
  | 'status'
  | 'reference';

const numericKinds: ReadonlySet<FieldKind> = new Set(['money', 'quantity', 'count', 'yesNo']);

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
  /** Answered, but never taken from the caller: a rule or another call decides it. */
  readonly readOnly?: true;
  /** Decided by what is done on the screen, and in no form: may be sent all the same. */
  readonly hidden?: true;
  /** The field that is shown in its column where this one is empty. */
  readonly orElse?: string;
  /** Of a postal code: the field that its town is suggested for. */
  readonly suggests?: string;
  /** What its value leads to: 'invoices' by number. */
  readonly leadsTo?: 'invoices';
  /** Answered with the record itself, but not with each row of a list. */
  readonly detail?: true;
  /** The record type that a reference names one of, by its id. */
  readonly refersTo?: string;
}

/** What a status says, the same on every screen (design/ui.md, Colour). */
export type StatusMeaning = 'pending' | 'done' | 'danger' | 'running' | 'neutral';

export interface RecordStatus {
  /** Its number on the wire. */
  readonly code: number;
  readonly label: string;
  readonly meaning: StatusMeaning;
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
  /** The status set of its field of kind 'status', by our word; the first is a new record's. */
  readonly statuses?: Readonly<Record<string, RecordStatus>>;
  /** The date by which a list is filtered to a year and a month. */
  readonly dated?: string;
  /** May be read from a CSV file. */
  readonly imported?: true;
}

const maxOf = (field: RecordField) => field.max ?? (field.kind === 'longText' ? 2000 : 200);

/** Numbers are 0 where nothing is stored, texts are ''. */
export const isNumeric = ({ kind }: Pick<RecordField, 'kind'>) => numericKinds.has(kind);

const count = wholeNumber({ min: 0, max: 1_000_000, error: 'Skal være et helt tal på mindst 0.' });
const yesNo = z.union([z.literal(0), z.literal(1)], { error: 'Skal være 0 eller 1.' });
const gln = text(13).regex(/^\d{13}$/, 'Et EAN-nummer har 13 cifre.');

/** The statuses of a type as numbers on the wire, words inside. */
function statusSchema({ statuses = {} }: RecordType) {
  const codes = Object.entries(statuses).map(([word, { code }]) => [word, code] as const);
  return coded(Object.fromEntries(codes), 'Ukendt status.');
}

function valueSchema(field: RecordField, type: RecordType): z.ZodType {
  switch (field.kind) {
    case 'date':
      return dateText;
    case 'time':
      return timeText;
    case 'count':
      return count;
    case 'yesNo':
      return yesNo;
    case 'gln':
      return gln;
    case 'reference':
      return id;
    case 'status':
      return statusSchema(type);
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
function inputSchema(field: RecordField, type: RecordType): z.ZodType {
  if (field.required === undefined) return blankable(valueSchema(field, type));
  const error = `${field.label} is required`;
  const given = z
    .unknown()
    .refine((value) => value !== undefined && value !== null && !isBlank(value), error);
  const filled = valueSchema(field, type);
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

type SchemaOf = (field: RecordField, type: RecordType) => z.ZodType;

function shapeOf(type: RecordType, schemaOf: SchemaOf) {
  return Object.fromEntries(
    Object.entries(type.fields).map(([name, field]) => [
      wireName(name, field),
      schemaOf(field, type),
    ]),
  );
}

/** A type as its fields are written: without those that are decided elsewhere. */
export function writable(type: RecordType): RecordType {
  const fields = Object.entries(type.fields).filter(([, { readOnly }]) => readOnly === undefined);
  return { ...type, fields: Object.fromEntries(fields) };
}

/** The version that was read; a newer one in store is a conflict. Left out: the last one wins. */
export const version = z.int({ error: 'Skal være et helt tal.' }).min(1).optional();

/** What savenew and update accept for a type: its fields, what is asked `about` it, and no more. */
export function recordInput(type: RecordType, about: z.ZodRawShape = {}) {
  const written = writable(type);
  return request({ ...shapeOf(written, inputSchema), ...about }, wireNames(written));
}

export type RecordValues = Readonly<Record<string, string | number | undefined>>;
export type RecordAnswer = RecordValues & { readonly id: string; readonly version: number };

/** A type as the rows of its list are: without what only the record itself shows. */
export function listed(type: RecordType): RecordType {
  const fields = Object.entries(type.fields).filter(([, { detail }]) => detail === undefined);
  return { ...type, fields: Object.fromEntries(fields) };
}

/** What data/{id} answers: empty text where nothing is stored, 0 for numbers. */
export function recordAnswer(type: RecordType) {
  const shape = { ...shapeOf(type, answerSchema), id: z.string(), version: z.int() };
  return response(shape, wireNames(type)) as unknown as z.ZodType<RecordAnswer>;
}

function answerSchema(field: RecordField, type: RecordType): z.ZodType {
  if (field.kind === 'money') return kronerAnswer;
  if (field.kind === 'status') return statusSchema(type);
  return isNumeric(field) ? z.number() : z.string();
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
