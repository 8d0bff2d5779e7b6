import * as z from 'zod';

/**
 * The seam between the wire and our words. Every schema here reads the wire with `z.decode` and
 * writes it with `z.encode`; misspelt names, numbers for words and kroner for øre stop here.
 */

type Renamed<T, N> = {
  [K in keyof T as K extends keyof N ? (N[K] extends string ? N[K] : K) : K]: T[K];
};

function rename(value: Record<string, unknown>, names: Record<string, string>) {
  return Object.fromEntries(Object.entries(value).map(([key, v]) => [names[key] ?? key, v]));
}

function inverse(names: Record<string, string>) {
  return Object.fromEntries(Object.entries(names).map(([wire, ours]) => [ours, wire]));
}

/** The names of each renaming schema, for translating the paths of field errors (wire-paths.ts). */
export const namesOf = new WeakMap<
  object,
  { object: z.ZodObject; names: Record<string, string> }
>();

function renaming<O extends z.ZodObject, const N extends Record<string, string>>(
  object: O,
  names: N,
) {
  const back = inverse(names);
  const codec = z.codec(object, z.custom<Renamed<z.output<O>, N>>(), {
    decode: (value) => rename(value, names) as Renamed<z.output<O>, N>,
    encode: (value) => rename(value as Record<string, unknown>, back) as z.output<O>,
  });
  namesOf.set(codec, { object, names });
  return codec;
}

/** A request object: unknown fields are refused; `names` maps misspelt wire names to ours. */
export function request<S extends z.ZodRawShape, const N extends Record<string, string>>(
  shape: S,
  names: N,
) {
  return renaming(z.strictObject(shape), names);
}

/** A response object: only declared fields leave the house. */
export function response<S extends z.ZodRawShape, const N extends Record<string, string>>(
  shape: S,
  names: N,
) {
  return renaming(z.object(shape), names);
}

/** Numbers (or strings) on the wire that mean words inside, e.g. userrole 1 is 'employee'. */
export function coded<const M extends Record<string, number>>(meanings: M, error: string) {
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

/** 'Ja/nej' as the wire has it: 1 or 0. */
export const flag = z.codec(z.union([z.literal(0), z.literal(1)]), z.boolean(), {
  decode: (value) => value === 1,
  encode: (value) => (value ? 1 : 0),
});

const decimalText = /^-?\d{1,11}([.,]\d{1,2})?$/;
const groupedText = /^-?\d{1,3}(\.\d{3})+(,\d{1,2})?$/;

/**
 * Reads an amount of kroner exactly: '1.234,50', '1234,5', '1234.50' or 1234.5 give 123450 øre.
 * At most two decimals; anything else gives undefined. No float arithmetic on the way.
 */
export function readKroner(value: number | string): number | undefined {
  const plain = typeof value === 'number' ? plainDecimal(value) : ungrouped(value.trim());
  if (!decimalText.test(plain)) return undefined;
  const [whole = '0', fraction = ''] = plain.replace('-', '').split(/[.,]/);
  const oere = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return plain.startsWith('-') && oere !== 0 ? -oere : oere;
}

function plainDecimal(value: number): string {
  const text = String(value);
  return text.includes('e') ? 'NaN' : text;
}

/**
 * Only what a person types has thousands separators (the number 1.234 has three decimals), or the
 * true minus that amounts are shown with.
 */
function ungrouped(typed: string): string {
  const text = typed.replace('\u2212', '-');
  return groupedText.test(text) ? text.replaceAll('.', '') : text;
}

/** Kroner on the wire (number, or text with comma or dot), øre inside. */
export const kroner = z.codec(
  z.union([z.number(), z.string()], { error: 'Angiv et beløb.' }),
  z.int(),
  {
    decode: (value, context) => {
      const oere = readKroner(value);
      if (oere !== undefined) return oere;
      context.issues.push({
        code: 'custom',
        input: value,
        message: 'Angiv et beløb med højst to decimaler.',
      });
      return z.NEVER;
    },
    encode: (oere) => oere / 100,
  },
);

/** An amount in an answer: kroner with at most two decimals on the wire, øre inside. */
export const kronerAnswer = z.codec(z.number(), z.int(), {
  decode: (value) => readKroner(value) ?? 0,
  encode: (oere) => oere / 100,
});

/** A quantity: at least 0, at most two decimals; comma or dot in text. */
export const quantity = z.codec(
  z.union([z.number(), z.string()], { error: 'Angiv et antal.' }),
  z.number(),
  {
    decode: (value, context) => {
      const hundredths = readKroner(value);
      if (hundredths !== undefined && hundredths >= 0) return hundredths / 100;
      context.issues.push({
        code: 'custom',
        input: value,
        message: 'Angiv et antal på mindst 0 med højst to decimaler.',
      });
      return z.NEVER;
    },
    encode: (value) => value,
  },
);

function isRealDate(date: string): boolean {
  const parsed = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date);
}

/** A calendar date `yyyy-mm-dd` that exists, 1900-2100. */
export const dateText = z
  .string({ error: 'Angiv en dato.' })
  .regex(/^(19|20)\d\d-\d\d-\d\d$/, 'Datoen skal skrives som åååå-mm-dd.')
  .refine(isRealDate, 'Datoen findes ikke.');

/** A time of day `HH:mm`. */
export const timeText = z
  .string({ error: 'Angiv et tidspunkt.' })
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Klokkeslættet skal skrives som tt:mm.');

// eslint-disable-next-line no-control-regex -- they have no place in a document
const controlCharacters = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** Text of at most `max` characters, trimmed, without control characters except line breaks. */
export function text(max: number, error = 'Skal være tekst.') {
  return z
    .string({ error })
    .overwrite((value) => value.trim())
    .max(max, { error: `Højst ${max} tegn.`, abort: true })
    .refine((value) => !controlCharacters.test(value), 'Teksten har ugyldige tegn.');
}

/** What a field reads when something is given; OpenAPI describes `blankable` and required by it. */
export const filledSchemaOf = new WeakMap<object, z.ZodType>();

const isBlank = (value: unknown) =>
  value === null || (typeof value === 'string' && value.trim() === '');

/** An optional field that forms send empty: null and text of nothing but space mean "not given". */
export function blankable<S extends z.ZodType>(schema: S) {
  const codec = z.codec(z.unknown(), schema.optional(), {
    decode: (value) => (isBlank(value) ? undefined : value) as z.input<S>,
    encode: (value) => value,
  });
  filledSchemaOf.set(codec, schema);
  return codec.optional();
}

const notAnEmail = 'Indtast en gyldig email';
/** No two parts of it can take the same letters: its time grows with the text, no faster. */
const emailPattern = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
export const email = text(254, notAnEmail).regex(emailPattern, notAnEmail);

/** An e-mail address with a text of its own where it is missing. */
export function requiredEmail(missing: string) {
  return z
    .string({ error: missing })
    .trim()
    .min(1, { error: missing, abort: true })
    .max(254, { error: 'Højst 254 tegn.', abort: true })
    .regex(emailPattern, notAnEmail);
}

/** Ids are ours and opaque: letters, digits, dot, dash, underscore. */
export const id = z
  .string({ error: 'Skal være et id.' })
  .regex(/^[\w.-]{1,64}$/, 'Skal være et id.');

/** How a list is asked for; see architecture "Lists are pages". */
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
