import * as z from 'zod';

import { oneLine } from './text.ts';

const notAPhone = 'Skriv et telefonnummer med mindst 8 cifre.';
const digitsOf = (value: string) => value.replaceAll(/\D/g, '').length;

/** Whether it may be a phone number: 8 to 15 digits (E.164), with spaces and + ( ) . - among them. */
export function isPhone(value: string): boolean {
  return /^\+?[\d\s().-]+$/.test(value) && digitsOf(value) >= 8 && digitsOf(value) <= 15;
}

export const phone = oneLine(40).refine(isPhone, notAPhone);

/** A required phone number; `missing` is the text when it is left out. */
export function requiredPhone(missing: string) {
  return z
    .string({ error: missing })
    .trim()
    .min(1, { error: missing, abort: true })
    .max(40, { error: 'Højst 40 tegn.', abort: true })
    .refine(isPhone, notAPhone);
}
