import * as z from 'zod';

import { response } from '../wire/wire.ts';
import { answerSchema } from './answer-schema.ts';
import {
  wireName,
  wireNames,
  type RecordAnswer,
  type RecordField,
  type RecordType,
  type RowOf,
} from './record-type.ts';

type SchemaOf = (field: RecordField, type: RecordType) => z.ZodType;
type Shape = z.ZodRawShape;

/**
 * The fields of a type by their names on the wire. Each schema is made when it is first asked for: a screen
 * has the contracts of more types than it calls, and making all at its start takes a phone 30 ms.
 */
export function shapeOf(
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
export const nothing = {} as const;

/** Fields of a record's input or answer beside its own. */
export type About<S extends z.ZodRawShape> = keyof S extends never
  ? unknown
  : z.output<z.ZodObject<S>>;

/** A row of a type's list: empty text where nothing is stored, 0 for numbers. */
export function recordRow<T extends RecordType, S extends z.ZodRawShape = typeof nothing>(
  type: T,
  about?: S,
) {
  const shape = shapeOf(type, answerSchema, { id: z.string() }, about);
  return response(shape, wireNames(type)) as unknown as z.ZodType<RowOf<T> & About<S>, WireRow>;
}

/** Answer of data/{id} for a type. */
export function recordAnswer(type: RecordType): z.ZodType<RecordAnswer, WireRow> {
  return recordRow(type, versioned);
}
