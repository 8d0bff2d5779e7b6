// Apart from record-schemas.ts: most screens read more types of records than they send.
import type * as z from 'zod';

import { editRequest } from '../wire/edit-request.ts';
import { request } from '../wire/wire.ts';
import { editSchema, inputSchema } from './field-schemas.ts';
import { nothing, shapeOf, type About, type Wire } from './record-schemas.ts';
import {
  wireName,
  wireNames,
  writable,
  type EditOf,
  type InputOf,
  type RecordType,
} from './record-type.ts';

/** Schema of a new record of a type: its fields and those of `about`; no others. */
export function recordInput<T extends RecordType, S extends z.ZodRawShape = typeof nothing>(
  type: T,
  about?: S,
) {
  const written = writable(type);
  return request(
    shapeOf(written, inputSchema, nothing, about),
    wireNames(written),
  ) as unknown as z.ZodType<InputOf<T> & About<S>, Wire>;
}

/** The names on the wire of what is answered of a record of a type. */
const answeredNames = (type: RecordType) => [
  'id',
  ...Object.entries(type.fields).map(([name, field]) => wireName(name, field)),
];

/**
 * The same of an edit, which may name only some of the fields. What of the record's answer is not
 * written by it is ignored. Where the record is answered as another type, `answer`, a field is read
 * under its name in either; its name in the edit counts where both are sent.
 */
export function recordEdit<T extends RecordType, S extends z.ZodRawShape = typeof nothing>(
  type: T,
  about?: S,
  answer: RecordType = type,
) {
  const written = writable(type);
  const asAnswered = writable({ ...answer, fields: fieldsIn(answer, written) });
  return editRequest(
    shapeOf(written, editSchema, shapeOf(asAnswered, editSchema, nothing), about),
    // The first name of a field is the one that it is sent and refused under.
    { ...wireNames(written), ...wireNames(asAnswered) },
    answeredNames(answer),
  ) as unknown as z.ZodType<EditOf<T> & About<S>, Wire>;
}

/** The fields of a type that another has too. */
function fieldsIn({ fields }: RecordType, other: RecordType): RecordType['fields'] {
  const shared = Object.entries(fields).filter(([name]) => Object.hasOwn(other.fields, name));
  return Object.fromEntries(shared);
}
