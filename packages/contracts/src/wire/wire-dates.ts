import * as z from 'zod';

function isRealDate(date: string): boolean {
  const parsed = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date);
}

/** A date as it is inside; what is no date at all is told in the way that it is to be written. */
function realDate(form: string) {
  return z
    .string({ error: 'Angiv en dato.' })
    .regex(/^\d{4}-\d\d-\d\d$/, { error: `Datoen skal skrives som ${form}.`, abort: true })
    .refine((date) => /^(19|20)/.test(date), {
      error: 'Året skal være fra 1900 til 2099.',
      abort: true,
    })
    .refine(isRealDate, 'Datoen findes ikke.');
}

/** A calendar date `yyyy-mm-dd` that exists, 1900-2099. */
export const dateText = realDate('åååå-mm-dd');

/** The three parts of a date the other way round: `yyyy-mm-dd` and `dd-mm-yyyy`. */
const reversed = (date: string) => date.split('-').toReversed().join('-');
const dayFirst = /^\d\d-\d\d-\d{4}$/;

/** The same day first on the wire, `dd-mm-yyyy`; the year first is understood too. */
export const dayFirstText = z.codec(z.string({ error: 'Angiv en dato.' }), realDate('dd-mm-åååå'), {
  decode: (date) => (dayFirst.test(date) ? reversed(date) : date),
  encode: reversed,
});
export const dayFirstAnswer = z.codec(z.string(), z.string(), {
  decode: reversed,
  encode: reversed,
});

/** A time of day `HH:mm`. */
export const timeText = z
  .string({ error: 'Angiv et tidspunkt.' })
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Klokkeslættet skal skrives som tt:mm.');
