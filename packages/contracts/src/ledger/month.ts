import * as z from 'zod';

/** A month, 'yyyy-mm'. */
export const month = z
  .string({ error: 'Vælg en måned.' })
  .regex(/^(?:19|20)\d\d-(?:0[1-9]|1[0-2])$/, 'Vælg en måned.');
