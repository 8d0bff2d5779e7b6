import { largestNumber, wholeNumber } from '../wire/wire-numbers.ts';

/** An order's number, as a number or as digits. */
export const orderNumber = wholeNumber({
  min: 1,
  max: largestNumber,
  error: 'Skriv et ordrenummer.',
});
