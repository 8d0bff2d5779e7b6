import * as z from 'zod';

import { dateText } from '../wire/wire-dates.ts';

/** A month, 'yyyy-mm'. */
export const month = z
  .string({ error: 'Vælg en måned.' })
  .regex(/^(?:19|20)\d\d-(?:0[1-9]|1[0-2])$/, 'Vælg en måned.');

/** A month or a date: a period begins with its first day and ends with its last. */
export const monthOrDate = z
  .string({ error: 'Vælg en måned eller en dato.' })
  .refine(
    (text) => [month, dateText].some((one) => one.safeParse(text).success),
    'Vælg en måned eller en dato.',
  );
