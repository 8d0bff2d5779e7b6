import * as z from 'zod';

import { id } from '../wire/wire.ts';
import { largestNumber, wholeNumber } from '../wire/wire-numbers.ts';

/** An order's number, as a number or as digits. */
export const orderNumber = wholeNumber({
  min: 1,
  max: largestNumber,
  error: 'Skriv et ordrenummer.',
});

/**
 * An order that a body names: its id or its number, by which a day's orders are known (product K24). A number in a
 * query or a path is an id by its form.
 */
export const orderIdOrNumber = z.codec(
  z.union([z.string(), z.int().min(1).max(largestNumber)], { error: 'Skal være et id.' }),
  id,
  { decode: String, encode: (value) => value },
);
