import { verifyChain } from './chain.ts';
import type { LedgerEntry, LedgerHead } from './entry.ts';

/** How many entries are read to check one: itself and a neighbour on either side. */
export const neighbourhood = (number: number) => {
  const first = Math.max(number - 1, 1);
  return { after: first - 1, count: number + 2 - first };
};

/**
 * Whether an entry and its neighbours fit their hashes and lead to one another. `head` was read before `near`, so the
 * entry it names is among them unless a later neighbour is.
 */
export function isUnchangedAmong(
  number: number,
  near: readonly LedgerEntry[],
  head: LedgerHead,
  digest: (text: string) => string,
): boolean {
  const { after } = neighbourhood(number);
  const before = { number: after, hash: after === 0 ? '' : (near[0]?.previous ?? '') };
  const last = near.at(-1)?.number ?? 0;
  if (last < number || verifyChain(near, digest, before).faults.length > 0) return false;
  if (head.number > last) return last > number;
  return near.some((entry) => entry.number === head.number && entry.hash === head.hash);
}
