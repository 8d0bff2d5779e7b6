import * as z from 'zod';

import { digitsOnly, fikDigits, separatedDigits, withoutSeparators } from './company-numbers.ts';

/** At most `max` digits; a caller may send them as a number. */
export function digits(max: number, label: string) {
  const only = `${label} må kun bestå af tal.`;
  const typed = z
    .string()
    .regex(digitsOnly, only)
    .refine((text) => withoutSeparators(text).length <= max, `${label} har højst ${max} cifre.`);
  return z.codec(z.union([z.string(), z.number()], { error: only }), separatedDigits(typed), {
    decode: String,
    encode: (text) => text,
  });
}

/** A Danish bank account: a registration number of at most four digits, and at most ten digits. */
export const regNumber = digits(4, 'Reg.nr.');
export const accountNumber = digits(10, 'Kontonummer');

/** The creditor number of payment cards (docs/product/law.md F21). */
export const fikCreditor = separatedDigits(
  z
    .string({ error: 'Skriv kreditornummeret med cifre.' })
    .regex(fikDigits, 'Et kreditornummer har 8 cifre og begynder med 8.'),
);
