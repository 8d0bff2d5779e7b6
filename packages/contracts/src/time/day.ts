import * as z from 'zod';

import { response } from '../wire/wire.ts';
import { hoursAnswer } from './hours.ts';

/** Hours of a person's day against its norm. `absence` is the type of it, '' for none. */
export const dayOfHours = response(
  {
    date: z.string(),
    hours: hoursAnswer,
    norm: hoursAnswer,
    flex: hoursAnswer,
    absence: z.string(),
  },
  { hours: 'hundredths', norm: 'normHundredths', flex: 'flexHundredths' },
);
export type DayOfHours = z.output<typeof dayOfHours>;
