import * as z from 'zod';

/** Something that was done: who, when (ISO UTC), and in Danish what, to follow the name. */
export const historyRow = z.object({
  id: z.string(),
  at: z.string(),
  name: z.string(),
  text: z.string(),
});
