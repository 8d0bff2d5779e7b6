import * as z from 'zod';

/**
 * Codecs between the wire and our names: `z.decode` reads the wire, `z.encode` writes it. Misspelt
 * names, numbers instead of words and kroner instead of øre are translated here and nowhere else.
 */

type Renamed<T, N> = {
  [K in keyof T as K extends keyof N ? (N[K] extends string ? N[K] : K) : K]: T[K];
};

/** `hasOwn`, because keys come from outside and may be 'toString' and the like. */
export function nameIn(names: Record<string, string>, key: string): string {
  return Object.hasOwn(names, key) ? (names[key] ?? key) : key;
}

const none: ReadonlySet<string> = new Set();

function rename(
  value: Record<string, unknown>,
  names: Record<string, string>,
  ignored: ReadonlySet<string> = none,
) {
  // A loop: this runs for every row of an answer.
  const renamed: Record<string, unknown> = {};
  for (const key of Object.keys(value))
    if (!ignored.has(key)) renamed[nameIn(names, key)] = value[key];
  return renamed;
}

/** The fields that an edit may set: a form may hold what was answered, and need not send it back. */
function settable(
  wire: Record<string, unknown>,
  { shape }: z.ZodObject,
  ignored: ReadonlySet<string>,
) {
  const entries = Object.entries(wire).filter(
    ([name]) => Object.hasOwn(shape, name) && !ignored.has(name),
  );
  return Object.fromEntries(entries);
}

/** When two wire names stand for one field, the first is written. */
function invert(names: Record<string, string>) {
  const entries = Object.entries(names).map(([wire, ours]) => [ours, wire]);
  return Object.fromEntries(entries.toReversed());
}

/** The names of a renaming codec, for the paths of field errors (wire-paths.ts). */
interface WireNames {
  readonly object: z.ZodObject;
  readonly names: Record<string, string>;
  /** For a body whose fields depend on its content: the names for that body. */
  readonly namesIn?: (body: unknown) => Record<string, string>;
  /** Fields that are accepted and dropped. */
  readonly ignored?: ReadonlySet<string>;
}
export const namesOf = new WeakMap<object, WireNames>();

/** Translates the names of an object; the `ignored` fields are accepted and dropped. */
export function renamingCodec<O extends z.ZodObject, const N extends Record<string, string>>(
  object: O,
  names: N,
  ignored?: ReadonlySet<string>,
) {
  const back = invert(names);
  const codec = z.codec(object, z.custom<Renamed<z.output<O>, N>>(), {
    decode: (value) => rename(value, names, ignored) as Renamed<z.output<O>, N>,
    encode: (value) => {
      const wire = rename(value, back);
      return (ignored === undefined ? wire : settable(wire, object, ignored)) as z.output<O>;
    },
  });
  namesOf.set(codec, { object, names, ...(ignored && { ignored }) });
  return codec;
}

/** The wire's names of all request fields that this process has read: what a log line may call a field. */
export const requestFieldNames = new Set<string>();

/** A request object: unknown fields are refused; `names` maps misspelt wire names to ours. */
export function request<S extends z.ZodRawShape, const N extends Record<string, string>>(
  shape: S,
  names: N,
) {
  for (const name of Object.keys(shape)) requestFieldNames.add(name);
  return renamingCodec(z.strictObject(shape), names);
}

/** A response object: undeclared fields are removed. */
export function response<S extends z.ZodRawShape, const N extends Record<string, string>>(
  shape: S,
  names: N,
) {
  return renamingCodec(z.object(shape), names);
}

/** An enum with numbers on the wire and words inside, e.g. userrole 1 is 'employee'. */
export function codedEnum<const M extends Record<string, number>>(meanings: M, error: string) {
  const words = Object.entries(meanings);
  return z.codec(
    z.union(
      words.map(([, code]) => z.literal(code)),
      { error },
    ),
    z.enum(Object.keys(meanings) as [keyof M & string, ...(keyof M & string)[]]),
    {
      decode: (code) => (words.find(([, c]) => c === code)?.[0] ?? '') as keyof M & string,
      encode: (word) => meanings[word] ?? 0,
    },
  );
}

/** Like `codedEnum`, but forms and query strings may send the number as text. */
export function codedEnumFromText<const M extends Record<string, number>>(
  meanings: M,
  error: string,
) {
  const codes = Object.entries(meanings).map(([word, code]) => `${code} ${word}`);
  const typed = z.union([z.string(), z.number()], { error }).describe(codes.join(', '));
  return z.codec(typed, codedEnum(meanings, error), {
    decode: (typed) => Number(typed) as M[keyof M & string],
    encode: (code) => code,
  });
}

/** A boolean that is 1 or 0 on the wire. */
export const flag = z.codec(z.union([z.literal(0), z.literal(1)]), z.boolean(), {
  decode: (value) => value === 1,
  encode: (value) => (value ? 1 : 0),
});

/** Yes or no, in all the forms that screens send it. */
export const yesOrNo = z.codec(
  z.union([z.literal(1), z.literal(0), z.literal('1'), z.literal('0'), z.boolean()], {
    error: 'Vælg ja eller nej.',
  }),
  z.boolean(),
  {
    decode: (value) => value === true || Number(value) === 1,
    encode: (value) => (value ? 1 : 0),
  },
);

/** The schema of a field's non-empty values, from which OpenAPI describes `blankable` fields. */
export const filledSchemaOf = new WeakMap<object, z.ZodType>();

const isBlank = (value: unknown) =>
  value === null || (typeof value === 'string' && value.trim() === '');

/** An optional field: null and blank text, as forms send them, mean "not given". */
export function blankable<S extends z.ZodType>(schema: S) {
  // Blank is "not given" when encoding too, so a form's empty field is no error.
  const given = z.codec(schema.optional(), z.custom<z.output<S> | undefined>(), {
    decode: (value) => value,
    encode: (value) => (isBlank(value) ? undefined : value),
  });
  const codec = z.codec(z.unknown(), given, {
    decode: (value) => (isBlank(value) ? undefined : value) as z.input<S>,
    encode: (value) => value,
  });
  filledSchemaOf.set(codec, schema);
  return codec.optional();
}

/** Like `blankable`, for an edit: an empty field is null inside, which clears the stored value. */
export function emptiable(schema: z.ZodType) {
  const given: z.ZodType = schema.nullable();
  const codec = z.codec(z.unknown(), given, {
    decode: (value) => (isBlank(value) ? null : value),
    encode: (value) => value ?? '',
  });
  filledSchemaOf.set(codec, schema);
  return codec.optional();
}

/** Ids are ours and opaque: letters, digits, dot, dash, underscore. */
export const id = z
  .string({ error: 'Skal være et id.' })
  .regex(/^[\w.-]{1,64}$/, 'Skal være et id.');

/** The query of a paged list; see architecture "Lists are pages". */
export const pageQuery = {
  limit: z.coerce
    .number({ error: 'Skal være et tal fra 1 til 500.' })
    .int()
    .min(1)
    .max(500)
    .optional(),
  cursor: z.string().max(1000).optional(),
};

export const message = z.object({ message: z.string() });
