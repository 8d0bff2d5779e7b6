import * as z from 'zod';

import { partsAnswer } from '../wire/parts.ts';
import { kronerAnswer } from '../wire/wire-numbers.ts';
import { flag } from '../wire/wire.ts';
import { choiceSchema, statusSchema } from './choice-codes.ts';
import { isNumeric, type RecordField, type RecordType } from './record-type.ts';

/** A field of an answer. */
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
