import * as z from 'zod';

import { hasTooManyDigits, readKroner } from './read-kroner.ts';

/** The largest amount of money, 10 billion kroner, in øre; far below the largest exact integer. */
export const largestAmount = 1_000_000_000_000;
export const amountTooLarge = 'Beløbet er for stort. Det kan højst være 10.000.000.000,00.';
export const notAnAmount = 'Skriv et beløb med højst to decimaler.';

const refuse = (context: z.core.ParsePayload, message: string) => {
  context.issues.push({ code: 'custom', input: context.value, message });
  return z.NEVER;
};

/** Kroner on the wire (number, or text with comma or dot), øre inside. */
export const kroner = z.codec(
  z.union([z.number(), z.string()], { error: 'Skriv et beløb.' }),
  z
    .int({ error: notAnAmount })
    .min(-largestAmount, amountTooLarge)
    .max(largestAmount, amountTooLarge),
  {
    decode: (value, context) =>
      readKroner(value) ?? refuse(context, hasTooManyDigits(value) ? amountTooLarge : notAnAmount),
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

/** The largest quantity, which is far more than anybody has of anything. */
const largestQuantity = 1_000_000_000;
export const quantityTooLarge = 'Antallet er for stort. Det kan højst være 1.000.000.000.';
const notAQuantity = 'Skriv et antal på mindst 0 med højst to decimaler.';

/** A quantity: at least 0, at most two decimals; comma or dot in text. */
export const quantity = z.codec(
  z.union([z.number(), z.string()], { error: 'Skriv et antal.' }),
  z.number({ error: notAQuantity }).min(0, notAQuantity).max(largestQuantity, quantityTooLarge),
  {
    decode: (value, context) => {
      const hundredths = readKroner(value);
      if (hundredths !== undefined) return hundredths / 100;
      return refuse(context, hasTooManyDigits(value) ? quantityTooLarge : notAQuantity);
    },
    encode: (value) => value,
  },
);

const whole = /^\d+$/;
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
  const { min, max, error, missing = error, tooSmall = error } = about;
  const { tooLarge = `Højst ${String(max).replaceAll(/\B(?=(\d{3})+$)/g, '.')}.` } = about;
  const read = z.int({ error: ({ input }) => (input === undefined ? missing : error) });
  return z.codec(stringOrNumber(missing), read.min(min, tooSmall).max(max, tooLarge), {
    decode: (value) => {
      const digitsOnly = String(value).trim();
      // Empty text is passed on as undefined, so that the next check reports it as missing.
      if (digitsOnly === '') return undefined as never;
      // No schema takes the largest integer, so that more digits than a number has are too large.
      return whole.test(digitsOnly)
        ? Math.min(Number(digitsOnly), Number.MAX_SAFE_INTEGER)
        : Number.NaN;
    },
    encode: (value) => value,
  });
}

/** Numbers of invoices and orders have at most nine digits, the length they are padded to in keys. */
export const largestNumber = 999_999_999;

/** The longest time to pay. */
export const mostDaysToPay = 365;

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
