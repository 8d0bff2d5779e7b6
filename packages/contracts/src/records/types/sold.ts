import { kronerAnswer, salesPrice } from '../../wire/wire-numbers.ts';

/** The price of what a company sells. */
export const sold = { input: salesPrice, answer: kronerAnswer };
