import * as z from 'zod';

import { editRequest } from '../wire/edit-request.ts';
import { request, response } from '../wire/wire.ts';
import { answerSchema, editSchema, inputSchema } from './field-schemas.ts';
import {
  wireName,
  wireNames,
  writable,
  type EditOf,
  type InputOf,
  type RecordAnswer,
  type RecordField,
  type RecordType,
  type RecordValues,
  type RowOf,
} from './record-type.ts';

type SchemaOf = (field: RecordField, type: RecordType) => z.ZodType;
type Shape = z.ZodRawShape;

/**
 * The fields of a type by their names on the wire. Each schema is made when it is first asked for: a screen
 * has the contracts of more types than it calls, and making all at its start takes a phone 30 ms.
 */
function shapeOf(
  type: RecordType,
  schemaOf: SchemaOf,
  first: Shape,
  about: Shape = nothing,
): Shape {
  const shape: Shape = Object.defineProperties({}, Object.getOwnPropertyDescriptors(first));
  for (const [name, field] of Object.entries(type.fields)) {
    const get = () => schemaOf(field, type);
    Object.defineProperty(shape, wireName(name, field), {
      enumerable: true,
      configurable: true,
      get,
    });
  }
  return Object.defineProperties(shape, Object.getOwnPropertyDescriptors(about));
}

/** The version that was read; a newer one in store is a conflict. Left out: the last one wins. */
export const version = z.int({ error: 'Skal være et helt tal.' }).min(1).optional();

export type Wire = Readonly<Record<string, unknown>>;
type WireRow = Wire & { id: string };
export const versioned = { version: z.int() };
const nothing = {} as const;

/** What is asked or told of a record beside its fields. */
type About<S extends z.ZodRawShape> = keyof S extends never ? unknown : z.output<z.ZodObject<S>>;

/** What a new record of a type is sent as: its fields, what is asked `about` it, and no more. */
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

/** Reads fields that were typed, by our names: a line of a file. */
export function typedFields(type: RecordType): z.ZodType<RecordValues, Wire> {
  const entries = Object.entries(writable(type).fields);
  const shape = Object.fromEntries(
    entries.map(([name, field]) => [name, inputSchema(field, type)]),
  );
  return z.strictObject(shape) as unknown as z.ZodType<RecordValues, Wire>;
}

/** A row of a type's list: empty text where nothing is stored, 0 for numbers. */
export function recordRow<T extends RecordType, S extends z.ZodRawShape = typeof nothing>(
  type: T,
  about?: S,
) {
  const shape = shapeOf(type, answerSchema, { id: z.string() }, about);
  return response(shape, wireNames(type)) as unknown as z.ZodType<RowOf<T> & About<S>, WireRow>;
}

/** What data/{id} answers, of whichever type. */
export function recordAnswer(type: RecordType): z.ZodType<RecordAnswer, WireRow> {
  return recordRow(type, versioned);
}
