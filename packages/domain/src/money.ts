import { hasTooManyDigits, readKroner } from '@driftig/contracts/wire/read-kroner';

/** Amounts are integer øre everywhere inside; see `format.ts` for how they are written. */
export type Oere = number;

/**
 * Reads what a person types: '1.234,50', '1234.5', '12'. Gives øre, or null when it is not an
 * amount with at most two decimals.
 */
export function parseKroner(text: string): Oere | null {
  return readKroner(text) ?? null;
}

/** Whether what a person typed is a number, but one with more digits than any amount has. */
export function isTooLongToRead(text: string): boolean {
  return hasTooManyDigits(text);
}

/** Rounds half away from zero (product D6). */
export function roundHalfAway(value: number): number {
  return value < 0 ? -Math.floor(-value + 0.5) : Math.floor(value + 0.5);
}

/** amount × numerator / denominator, in integers and rounded once, half away from zero. */
export function scale(amount: Oere, numerator: number, denominator: number): Oere {
  const product = BigInt(amount) * BigInt(numerator);
  const by = BigInt(denominator);
  const half = by / 2n;
  const rounded = product < 0n ? -((-product + half) / by) : (product + half) / by;
  return Number(rounded);
}

/** Price × quantity; the quantity has at most two decimals. */
export function lineTotal(price: Oere, quantity: number): Oere {
  return scale(price, roundHalfAway(quantity * 100), 100);
}

/** The tax on a net amount at a whole percentage. */
export function taxOf(net: Oere, taxPercent: number): Oere {
  return scale(net, taxPercent, 100);
}
