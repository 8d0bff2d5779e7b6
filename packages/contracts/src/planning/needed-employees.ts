import * as z from 'zod';

import { hasTooManyDigits, readKroner } from '../wire/read-kroner.ts';
import { mostNeeded } from './person-status.ts';

const badNumber = 'Skriv et antal.';
const tooMany = `Højst ${mostNeeded}.`;

/** A number of people: at least 0, so that a negative one is none (product V15). */
export const peopleNeeded = (count: number) => Math.min(mostNeeded, Math.max(0, count));

/** How many people an order needs, as a number or as text: anything below 0 is 0 (product V15). */
export const neededEmployees = z.codec(
  z.union([z.number(), z.string()], { error: badNumber }),
  z.int({ error: badNumber }).max(mostNeeded, tooMany),
  {
    decode: (value) => {
      if (hasTooManyDigits(value)) return String(value).trim().startsWith('-') ? 0 : mostNeeded + 1;
      const hundredths = readKroner(value) ?? Number.NaN;
      return hundredths < 0 ? 0 : hundredths / 100;
    },
    encode: (value) => value,
  },
);
