import * as z from 'zod';

const decimalText = /^-?\d{1,11}([.,]\d{1,2})?$/;
const groupedText = /^-?\d{1,3}(\.\d{3})+(,\d{1,2})?$/;

/**
 * Reads an amount of kroner exactly: '1.234,50', '1234,5', '1234.50' or 1234.5 give 123450 øre.
 * At most two decimals; anything else gives undefined. Reads digits, so there are no float errors.
 */
export function readKroner(value: number | string): number | undefined {
  const plain =
    typeof value === 'number' ? plainDecimal(value) : withoutThousandsSeparators(value.trim());
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
 * Only text can have thousands separators (the number 1.234 has three decimals), or the minus sign
 * U+2212 that amounts are shown with.
 */
function withoutThousandsSeparators(typed: string): string {
  const text = typed.replace('\u2212', '-');
  return groupedText.test(text) ? text.replaceAll('.', '') : text;
}

/** Kroner on the wire (number, or text with comma or dot), øre inside. */
export const kroner = z.codec(
  z.union([z.number(), z.string()], { error: 'Skriv et beløb.' }),
  z.int(),
  {
    decode: (value, context) => {
      const oere = readKroner(value);
      if (oere !== undefined) return oere;
      context.issues.push({
        code: 'custom',
        input: value,
        message: 'Skriv et beløb med højst to decimaler.',
      });
      return z.NEVER;
    },
    encode: (oere) => oere / 100,
  },
);

/** The highest price of what a company sells, in øre. */
const highestPrice = 999_999_999;

/** The price of what a company sells, without VAT. */
export const salesPrice = kroner
  .refine((oere) => oere >= 0, 'Prisen kan ikke være under 0.')
  .refine((oere) => oere <= highestPrice, 'Prisen kan højst være 9.999.999,99.');

/** An amount in an answer: kroner with at most two decimals on the wire, øre inside. */
export const kronerAnswer = z.codec(z.number(), z.int(), {
  decode: (value) => readKroner(value) ?? 0,
  encode: (oere) => oere / 100,
});

/** A quantity: at least 0, at most two decimals; comma or dot in text. */
export const quantity = z.codec(
  z.union([z.number(), z.string()], { error: 'Skriv et antal.' }),
  z.number(),
  {
    decode: (value, context) => {
      const hundredths = readKroner(value);
      if (hundredths !== undefined && hundredths >= 0) return hundredths / 100;
      context.issues.push({
        code: 'custom',
        input: value,
        message: 'Skriv et antal på mindst 0 med højst to decimaler.',
      });
      return z.NEVER;
    },
    encode: (value) => value,
  },
);

const whole = /^\d{1,12}$/;
const stringOrNumber = (error: string) => z.union([z.string(), z.number()], { error });

interface WholeNumber {
  readonly min: number;
  readonly max: number;
  /** The text for anything but digits. */
  readonly error: string;
  readonly missing?: string;
  readonly tooSmall?: string;
  readonly tooLarge?: string;
}

/** A whole number of at least 0, as a number or as digits. */
export function wholeNumber(about: WholeNumber) {
  const { min, max, error, missing = error, tooSmall = error, tooLarge = error } = about;
  const read = z.int({ error: ({ input }) => (input === undefined ? missing : error) });
  return z.codec(stringOrNumber(missing), read.min(min, tooSmall).max(max, tooLarge), {
    decode: (value) => {
      const digitsOnly = String(value).trim();
      // Empty text is passed on as undefined, so that the next check reports it as missing.
      if (digitsOnly === '') return undefined as never;
      return whole.test(digitsOnly) ? Number(digitsOnly) : Number.NaN;
    },
    encode: (value) => value,
  });
}

/** Numbers of invoices and orders have at most nine digits, the length they are padded to in keys. */
export const largestNumber = 999_999_999;

/** The longest time to pay. */
export const mostDaysToPay = 365;

/** Digits as text, because bank accounts may have leading zeros. */
export function digits(max: number, label: string) {
  const only = `${label} må kun bestå af tal.`;
  const text = z.string().regex(/^\d*$/, only).max(max, `${label} har højst ${max} cifre.`);
  return z.codec(stringOrNumber(only), text, {
    decode: (value) => String(value).trim(),
    encode: (value) => value,
  });
}

/** A Danish bank account: a registration number of at most four digits, and at most ten digits. */
export const regNumber = digits(4, 'Reg.nr.');
export const accountNumber = digits(10, 'Kontonummer');

/** The creditor number of payment cards (docs/product/law.md F21). */
export const fikCreditor = z
  .string({ error: 'Skriv kreditornummeret med cifre.' })
  .trim()
  .regex(/^8\d{7}$/, 'Et kreditornummer har 8 cifre og begynder med 8.');

/** A GLN, in Denmark called EAN number; its check digit is verified by the domain. */
export const gln = z
  .string({ error: 'Skriv EAN-nummeret med cifre.' })
  .trim()
  .regex(/^\d{13}$/, 'Et EAN-nummer har 13 cifre.');

/** A number from 0 to `max`, as a number or as text with comma or dot. */
export const plainNumber = (max: number) =>
  z.codec(
    z.union([z.number(), z.string()], { error: 'Skal være et tal.' }),
    z.number('Skal være et tal.').min(0, 'Skal være mindst 0.').max(max, `Skal være højst ${max}.`),
    {
      decode: (value) =>
        /^\d+([.,]\d+)?$/.test(String(value))
          ? Number(String(value).replace(',', '.'))
          : Number.NaN,
      encode: (value) => value,
    },
  );
