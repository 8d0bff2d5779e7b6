import * as z from 'zod';

import { readKroner } from '../wire/read-kroner.ts';

/** Hundredths of an hour inside, hours with two decimals on the wire. */
export const hoursAnswer = z.codec(z.number(), z.number(), {
  decode: (hours) => Math.round(hours * 100),
  encode: (hundredths) => hundredths / 100,
});

const badHours = 'Skriv et antal timer med højst to decimaler, f.eks. 7,4.';

/** Typed hours: 7.4, '7,4' or '-2'; the rules check the limits. */
export const hoursTyped = z.codec(
  z.union([z.number(), z.string()], { error: badHours }),
  z.int(badHours),
  {
    decode: (value, context) => {
      const hundredths = readKroner(value);
      if (hundredths !== undefined) return hundredths;
      context.issues.push({ code: 'custom', input: value, message: badHours });
      return z.NEVER;
    },
    encode: (hundredths) => hundredths / 100,
  },
);
