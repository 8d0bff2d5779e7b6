import * as z from 'zod';

function isRealDate(date: string): boolean {
  const parsed = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date);
}

/** '2027-1-4' is brought into form (product T57); what is no date stays as it is. */
const padDate = (date: string) =>
  date.replace(
    /^(\d{4})-(\d\d?)-(\d\d?)$/,
    (_all, year: string, month: string, day: string) =>
      `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  );

const missing = 'Vælg en dato.';
const missingTime = 'Skriv et tidspunkt.';

/** A `yyyy-mm-dd` date. `form` is how the user writes it, for the error text. */
function realDate(form: string) {
  return z
    .string({ error: missing })
    .overwrite(padDate)
    .regex(/^\d{4}-\d\d-\d\d$/, {
      error: ({ input }) => (input === '' ? missing : `Datoen skal skrives som ${form}.`),
      abort: true,
    })
    .refine((date) => /^(19|20)/.test(date), {
      error: 'Året skal være fra 1900 til 2099.',
      abort: true,
    })
    .refine(isRealDate, 'Datoen findes ikke.');
}

/** A calendar date `yyyy-mm-dd` that exists, 1900-2099. */
export const dateText = realDate('åååå-mm-dd');

/** `yyyy-mm-dd` to `dd-mm-yyyy` and back. */
const reverseParts = (date: string) => date.split('-').toReversed().join('-');
const dayFirst = /^\d\d?-\d\d?-\d{4}$/;

/** A calendar date that is `dd-mm-yyyy` on the wire; `yyyy-mm-dd` is accepted too. */
export const dayFirstText = z.codec(z.string({ error: missing }), realDate('dd-mm-åååå'), {
  decode: (date) => (dayFirst.test(date) ? reverseParts(date) : date),
  encode: reverseParts,
});
export const dayFirstAnswer = z.codec(z.string(), z.string(), {
  decode: reverseParts,
  encode: reverseParts,
});

/** A time of day `HH:mm`. */
export const timeText = z.string({ error: missingTime }).regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
  error: ({ input }) => (input === '' ? missingTime : 'Klokkeslættet skal skrives som tt:mm.'),
});
