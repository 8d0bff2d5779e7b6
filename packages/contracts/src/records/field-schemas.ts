import * as z from 'zod';

import { partsInput } from '../wire/parts.ts';
import { dateText, timeText } from '../wire/wire-dates.ts';
import { cvr, gln, vatNumber } from '../wire/company-numbers.ts';
import { kroner, quantity, wholeNumber } from '../wire/wire-numbers.ts';
import { blankable, emptiable, filledSchemaOf, flag, id } from '../wire/wire.ts';
import { email } from '../wire/email.ts';
import { oneLine, text } from '../wire/text.ts';
import { choiceSchema, statusSchema } from './choice-codes.ts';
import type { FieldKind, RecordField, RecordType } from './record-type.ts';

const maxOf = (field: RecordField) => field.max ?? (field.kind === 'longText' ? 2000 : 200);

const count = wholeNumber({ min: 0, max: 1_000_000, error: 'Skal være et helt tal på mindst 0.' });
const yesNo = z.union([z.literal(0), z.literal(1)], { error: 'Skal være 0 eller 1.' });

/** The kinds whose values are the same whatever the field says. */
const schemaOfKind: Readonly<Partial<Record<FieldKind, z.ZodType>>> = {
  date: dateText,
  time: timeText,
  count,
  yesNo,
  flag,
  cvr,
  gln,
  vatNumber,
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

/** Message for a missing required field (product V10). */
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

/** Schema for a field of a new record; an optional field may be blank. */
export function inputSchema(field: RecordField, type: RecordType): z.ZodType {
  if (field.required) return requiredSchema(field, type);
  return blankable(valueSchema(field, type));
}

/**
 * Schema for a field of an edit: an empty text (or null) clears the field, a missing one keeps it.
 */
export function editSchema(field: RecordField, type: RecordType): z.ZodType {
  if (field.required) return requiredSchema(field, type).optional();
  return emptiable(valueSchema(field, type));
}
