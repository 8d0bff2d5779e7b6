import * as z from 'zod';

import { kronerAnswer } from '../wire/wire-numbers.ts';

/** What is owed to customers, by currency; kroner first, and none where nothing is owed. */
export const creditFigures = z.array(
  z.object({ currency: z.string(), count: z.int(), amount: kronerAnswer }),
);
