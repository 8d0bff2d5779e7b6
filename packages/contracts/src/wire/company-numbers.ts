import * as z from 'zod';

import { oneLine } from './text.ts';

/** Separators that people type between digits: blanks, dots, dashes. */
const SEPARATOR = String.raw`[\s.\u2010-\u2015-]`;
const separators = new RegExp(SEPARATOR, 'g');
export const digitsOnly = new RegExp(String.raw`^\s*(\d(\d|${SEPARATOR})*)?$`);
export const fikDigits = new RegExp(`^\\s*8${SEPARATOR}*(\\d${SEPARATOR}*){7}$`);
const thirteenDigits = new RegExp(`^\\s*(\\d${SEPARATOR}*){13}$`);

export const withoutSeparators = (typed: string) => typed.replaceAll(separators, '');

/**
 * A number that is a name, such as a bank account: text, because it may have leading zeros. What is
 * typed is accepted with separators and stored without. The schema checks what is typed, so that a
 * form, which is checked by encoding, is checked by the same rule.
 */
export function separatedDigits(typed: z.ZodType<string, string>) {
  return z.codec(typed, z.string(), {
    decode: withoutSeparators,
    encode: (digits) => digits,
  });
}

/** A GLN, in Denmark called EAN number; its check digit is verified by the domain. */
export const gln = separatedDigits(
  z
    .string({ error: 'Skriv EAN-nummeret med cifre.' })
    .regex(thirteenDigits, 'Et EAN-nummer har 13 cifre.'),
);

/** A Danish CVR number as its 8 digits, 'DK 13 74 81 36' too; a foreign number as it is typed. */
function oneFormOf(cvr: string): string {
  const danish = withoutSeparators(cvr).replace(/^DK/i, '');
  return /^(\d{8})?$/.test(danish) ? danish : cvr;
}

/** A CVR number, or what it is called elsewhere. The check digit is verified by the domain. */
export const cvr = z.codec(oneLine(20), z.string(), {
  decode: oneFormOf,
  encode: (number) => number,
});

/** The same, which must be there, and may be sent as a number. */
export function requiredCvr(missing: string) {
  return z.codec(
    z.union([z.string(), z.number()], { error: missing }),
    cvr.pipe(z.string().min(1, missing)),
    { decode: String, encode: (number) => number },
  );
}

/** A VAT number with its country's letters, 'DE123456789'; the domain checks its form. */
export const vatNumber = z.codec(oneLine(30), z.string(), {
  decode: (typed) => withoutSeparators(typed).toUpperCase(),
  encode: (number) => number,
});
