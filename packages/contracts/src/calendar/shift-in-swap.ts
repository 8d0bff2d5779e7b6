import * as z from 'zod';

import { id, response } from '../wire/wire.ts';

/** A shift as an employee who is not on it may see it (product K19). */
export const shiftInSwap = response(
  {
    id,
    orderid: z.int(),
    title: z.string(),
    orderdatestart: z.string(),
    orderdateend: z.string(),
    timestart: z.string(),
    timedone: z.string(),
    /** Its town. */
    place: z.string(),
  },
  {
    orderid: 'number',
    orderdatestart: 'startDate',
    orderdateend: 'endDate',
    timestart: 'startTime',
    timedone: 'endTime',
  },
);
export type ShiftInSwap = z.output<typeof shiftInSwap>;
