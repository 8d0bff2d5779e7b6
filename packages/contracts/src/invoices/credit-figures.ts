import * as z from 'zod';

import { kronerAnswer } from '../wire/wire-numbers.ts';

/** Credit of customers, by currency, kroner first; empty when there is none. */
export const creditFigures = z.array(
  z.object({ currency: z.string(), count: z.int(), amount: kronerAnswer }),
);
