/** A seeded generator of random numbers (mulberry32), the same on every machine. */
export interface Random {
  /** 0 <= x < 1 */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  pick<T>(from: readonly [T, ...T[]]): T;
  /** True with the probability `share`, from 0 to 1. */
  chance(share: number): boolean;
}

export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    pick: (from) => from[between(0, from.length - 1)] ?? from[0],
    chance: (share) => next() < share,
  };
}
