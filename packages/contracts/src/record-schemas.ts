import * as z from 'zod';

import {
  isNumeric,
  wireName,
  wireNames,
  writable,
  type RecordAnswer,
  type RecordField,
  type RecordType,
  type RecordValues,
} from './record-type.ts';
import { dateText, timeText } from './wire-dates.ts';
import { kroner, kronerAnswer, quantity, wholeNumber } from './wire-numbers.ts';
import { blankable, coded, email, filledSchemaOf, id, request, response, text } from './wire.ts';

const maxOf = (field: RecordField) => field.max ?? (field.kind === 'longText' ? 2000 : 200);

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

type SchemaOf = (field: RecordField, type: RecordType) => z.ZodType;

function shapeOf(type: RecordType, schemaOf: SchemaOf) {
  return Object.fromEntries(
    Object.entries(type.fields).map(([name, field]) => [
      wireName(name, field),
      schemaOf(field, type),
    ]),
  );
}

/** The version that was read; a newer one in store is a conflict. Left out: the last one wins. */
export const version = z.int({ error: 'Skal være et helt tal.' }).min(1).optional();

/** What savenew and update accept for a type: its fields, what is asked `about` it, and no more. */
export function recordInput(type: RecordType, about: z.ZodRawShape = {}) {
  const written = writable(type);
  return request({ ...shapeOf(written, inputSchema), ...about }, wireNames(written));
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
