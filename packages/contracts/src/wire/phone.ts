import * as z from 'zod';

import { oneLine } from './text.ts';

const notAPhone = 'Skriv et telefonnummer med mindst 8 cifre.';
const digitsOf = (value: string) => value.replaceAll(/\D/g, '').length;

/** Whether it may be a phone number: 8 to 15 digits (E.164), with spaces and + ( ) . - among them. */
export function isPhone(value: string): boolean {
  return /^\+?[\d\s().-]+$/.test(value) && digitsOf(value) >= 8 && digitsOf(value) <= 15;
}

export const phone = oneLine(40).refine(isPhone, notAPhone);

/**
 * Another party's phone number, which may be foreign, internal, or two in one field: 6 digits or
 * more, with separators.
 */
export const othersPhone = oneLine(40).refine(
  (value) => /^[\d\s()+./,-]+$/.test(value) && digitsOf(value) >= 6,
  'Skriv telefonnummeret med cifre, mindst 6.',
);

/** A required phone number; `missing` is the text when it is left out. */
export function requiredPhone(missing: string) {
  return z
    .string({ error: missing })
    .trim()
    .min(1, { error: missing, abort: true })
    .max(40, { error: 'Højst 40 tegn.', abort: true })
    .refine(isPhone, notAPhone);
}
