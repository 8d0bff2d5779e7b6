import * as z from 'zod';

import { id, namesOf } from '../wire/wire.ts';
import { servedBy, type Contract, type Contracts } from './contract.ts';
import type {
  CreatedTypeName,
  EditValues,
  NewValues,
  ReadTypeName,
  RecordsByType,
  UpdatedTypeName,
} from './record-contracts.ts';
import { version, type Wire } from './record-schemas.ts';
import { wireNames, writable } from './record-type.ts';

/** A new record: which type it is of says what its values are. */
export type NewRecord<T extends CreatedTypeName = CreatedTypeName> = {
  [N in T]: { readonly type: N; readonly values: NewValues[N] };
}[T];

/** An edit, over the version that was read; without one the last edit wins. */
export type ChangedRecord<T extends UpdatedTypeName = UpdatedTypeName> = {
  [N in T]: {
    readonly type: N;
    readonly values: EditValues[N];
    readonly version?: number | undefined;
  };
}[T];

/** A record in an answer. */
export type SavedRecord<T extends ReadTypeName = ReadTypeName> = {
  [N in T]: { readonly type: N; readonly record: RecordsByType[N] };
}[T];

const unknownTypeText = (names: readonly string[]) =>
  `Ukendt type. De kendte er: ${names.join(', ')}.`;

/** One of the types that a call knows; any other is refused with the known ones named. */
export function typeName<T extends string>(names: readonly T[]) {
  return z.enum(names as readonly [T, ...T[]], { error: unknownTypeText(names) });
}

/** The fields of a type under the names that the wire has for them. */
function wireNamesOf(contract: Contract | undefined): Record<string, string> {
  return contract === undefined ? {} : wireNames(writable(contract.type));
}

interface Tagged<T extends string, S extends z.ZodRawShape> {
  readonly known: Contracts;
  readonly types: readonly T[];
  /** Reads and writes the fields of one type. */
  readonly schemaOf: (type: T) => z.ZodType;
  /** The key of the fields inside. On the wire they are beside the type. */
  readonly inside: 'values' | 'record';
  /** Extra fields on the wire beside the record's own. */
  readonly about: S;
}

/** The schemas of a codec that is discriminated by `dType`, for OpenAPI. */
export interface TaggedSchemas {
  readonly about: z.ZodObject;
  readonly fields: Readonly<Record<string, z.ZodType>>;
}
export const taggedSchemasOf = new WeakMap<object, () => TaggedSchemas>();

/**
 * A discriminated codec: `dType` beside the fields on the wire, `{ type, values }` in our words
 * inside. The fields are read and written by the schema of the type that is named.
 */
function tagByType<Inside, T extends string, S extends z.ZodRawShape>(options: Tagged<T, S>) {
  const { known, types, schemaOf, inside, about } = options;
  const wire = z.looseObject({ dType: typeName(types), ...about });
  const isField = (name: string) => !Object.hasOwn(wire.shape, name);
  const codec = z.codec(wire, z.custom<Inside>(), {
    decode: (body, context) => {
      const { dType, ...others } = body as Wire & { dType: T };
      const [fields, asked] = partedBy(others, isField);
      const read = z.safeDecode(schemaOf(dType), fields);
      if (read.error) context.issues.push(...rawIssues(read.error, fields));
      return { type: dType, ...asked, [inside]: read.data } as Inside;
    },
    encode: (value, context) => {
      const { type, [inside]: values, ...asked } = value as Wire & { type: T };
      const written = z.safeEncode(schemaOf(type), values);
      if (written.error) context.issues.push(...rawIssues(written.error, values));
      return { ...(written.data as Wire), ...asked, dType: type } as unknown as z.output<
        typeof wire
      >;
    },
  });
  taggedSchemasOf.set(codec, () => ({
    about: z.object(about),
    fields: Object.fromEntries(types.map((type) => [type, schemaOf(type)])),
  }));
  namesOf.set(codec, {
    object: wire,
    // Fields with another name on the wire, of all types.
    names: Object.assign({ dType: 'type' }, ...Object.values(unknownTypeText).map(wireNamesOf)),
    namesIn: (body) => {
      const { type = '' } = (body ?? {}) as { type?: string };
      return { dType: 'type', ...wireNamesOf(known[type]) };
    },
  });
  return codec;
}

function partedBy(fields: Wire, isFirst: (name: string) => boolean): [Wire, Wire] {
  const entries = Object.entries(fields);
  return [
    Object.fromEntries(entries.filter(([name]) => isFirst(name))),
    Object.fromEntries(entries.filter(([name]) => !isFirst(name))),
  ];
}

/** The issues of an inner schema, reported as the codec's own. */
function rawIssues(error: z.core.$ZodError, input: unknown): z.core.$ZodRawIssue[] {
  return error.issues.map((issue) => ({ ...issue, input }) as z.core.$ZodRawIssue);
}

/** Bodies and answers of the record calls for the known types. */
export function recordBodies(unknownTypeText: Contracts) {
  const editOf = (type: string) => schemaOf(unknownTypeText, type, 'edit');
  const edited = {
    known: unknownTypeText,
    types: servedBy(unknownTypeText, 'update') as UpdatedTypeName[],
    schemaOf: editOf,
    inside: 'values',
  } as const;
  return {
    /** Body of savenew. */
    newRecord: tagByType<NewRecord, CreatedTypeName, object & z.ZodRawShape>({
      known: unknownTypeText,
      types: servedBy(unknownTypeText, 'create') as CreatedTypeName[],
      schemaOf: (type) => schemaOf(unknownTypeText, type, 'create'),
      inside: 'values',
      about: {},
    }),
    /** Body of update/{id}. */
    changedRecord: tagByType<ChangedRecord, UpdatedTypeName, { version: typeof version }>({
      ...edited,
      about: { version },
    }),
    /** Body of update, which contains the id. */
    changedRecordById: tagByType<
      ChangedRecord & { readonly id: string },
      UpdatedTypeName,
      { id: typeof id; version: typeof version }
    >({ ...edited, about: { id, version } }),
    /** A record as savenew, update and data/{id} answer it. */
    savedRecord: tagByType<SavedRecord, ReadTypeName, object & z.ZodRawShape>({
      known: unknownTypeText,
      types: Object.keys(unknownTypeText) as ReadTypeName[],
      schemaOf: (type) => schemaOf(unknownTypeText, type, 'answer'),
      inside: 'record',
      about: {},
    }),
  };
}

function schemaOf(
  unknownTypeText: Contracts,
  type: string,
  part: 'create' | 'edit' | 'answer',
): z.ZodType {
  const build = unknownTypeText[type]?.[part];
  if (build === undefined) throw new Error(`Records of ${type} have no ${part}.`);
  return build();
}
