import * as z from 'zod';

import { partsAnswer, partsInput } from '../wire/parts.ts';
import { dateText, timeText } from '../wire/wire-dates.ts';
import { cvr, gln } from '../wire/company-numbers.ts';
import { kroner, kronerAnswer, quantity, wholeNumber } from '../wire/wire-numbers.ts';
import { blankable, codedEnum, emptiable, filledSchemaOf, flag, id } from '../wire/wire.ts';
import { email } from '../wire/email.ts';
import { oneLine, text } from '../wire/text.ts';
import {
  isNumeric,
  type FieldKind,
  type RecordChoice,
  type RecordField,
  type RecordType,
} from './record-type.ts';

const maxOf = (field: RecordField) => field.max ?? (field.kind === 'longText' ? 2000 : 200);

const count = wholeNumber({ min: 0, max: 1_000_000, error: 'Skal være et helt tal på mindst 0.' });
const yesNo = z.union([z.literal(0), z.literal(1)], { error: 'Skal være 0 eller 1.' });

type Codes<C> = { [W in keyof C]: C[W] extends { code: infer N } ? N : never };

/** The number of each word. */
export function codesOf<const C extends Readonly<Record<string, RecordChoice>>>(choices: C) {
  const codes = Object.entries(choices).map(([word, { code }]) => [word, code] as const);
  return Object.fromEntries(codes) as Codes<C>;
}

/** The statuses of a type as numbers on the wire, words inside. */
function statusSchema({ statuses = {} }: RecordType) {
  const set = Object.entries(statuses).filter(([, { computed }]) => computed === undefined);
  return codedEnum(codesOf(Object.fromEntries(set)), 'Ukendt status.');
}

function choiceSchema({ choices = {}, label }: RecordField) {
  return codedEnum(codesOf(choices), `Ukendt ${label.toLowerCase()}.`);
}

/** The kinds whose values are the same whatever the field says. */
const schemaOfKind: Readonly<Partial<Record<FieldKind, z.ZodType>>> = {
  date: dateText,
  time: timeText,
  count,
  yesNo,
  flag,
  cvr,
  gln,
  reference: id,
  parts: partsInput,
  money: kroner,
  quantity,
  email,
};

function valueSchema(field: RecordField, type: RecordType): z.ZodType {
  const schema = field.schema?.input ?? schemaOfKind[field.kind];
  if (schema !== undefined) return schema;
  switch (field.kind) {
    case 'choice':
      return choiceSchema(field);
    case 'status':
      return statusSchema(type);
    case 'zipcode':
      return oneLine(10).regex(/^[\dA-Za-z -]+$/, 'Postnummeret er ikke gyldigt.');
    case 'longText':
      return text(maxOf(field));
    default:
      return oneLine(maxOf(field));
  }
}

const isBlank = (value: unknown) =>
  value === null || (typeof value === 'string' && value.trim() === '');

/** What is said where a required field is missing (product V10). */
export function missingText({ required, label }: RecordField): string {
  return typeof required === 'string' ? required : `${label} is required`;
}

/** A required field says so by its label, whether it is missing or empty. */
function requiredSchema(field: RecordField, type: RecordType): z.ZodType {
  const given = z
    .unknown()
    .refine((value) => value !== undefined && !isBlank(value), missingText(field));
  const filled = valueSchema(field, type);
  const schema = given.pipe(filled);
  filledSchemaOf.set(schema, filled);
  return schema;
}

/** Of a new record: an optional field may be blank. */
export function inputSchema(field: RecordField, type: RecordType): z.ZodType {
  if (field.required) return requiredSchema(field, type);
  return blankable(valueSchema(field, type));
}

/** Of an edit: an empty text (or null) empties the field, and one that is left out stays. */
export function editSchema(field: RecordField, type: RecordType): z.ZodType {
  if (field.required) return requiredSchema(field, type).optional();
  return emptiable(valueSchema(field, type));
}

/** Of an answer. */
export function answerSchema(field: RecordField, type: RecordType): z.ZodType {
  if (field.schema !== undefined) return field.schema.answer;
  switch (field.kind) {
    case 'money':
      return kronerAnswer;
    case 'flag':
      return flag;
    case 'parts':
      return partsAnswer;
    case 'choice':
      return choiceSchema(field);
    case 'status':
      return statusSchema(type);
    default:
      return isNumeric(field) ? z.number() : z.string();
  }
}
