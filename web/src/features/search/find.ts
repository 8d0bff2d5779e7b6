import { foldText, foldWords } from '../../ui/fold-text.ts';
import type { Entry, Kind } from './entry.ts';

/** So many of each kind stand in the list; the rest is one press away. */
export const MOST_OF_A_KIND = 5;

export interface Query {
  /** All of it, as it was typed: 'holm & søn'. */
  readonly phrase: string;
  readonly words: readonly string[];
}

export function queryOf(typed: string): Query {
  return { phrase: foldText(typed).trim(), words: foldWords(typed) };
}

/** From the best to the worst way of being found. */
const ranks = [
  ({ number }: Entry, { phrase }: Query) => number !== undefined && String(number) === phrase,
  ({ name }: Entry, { phrase }: Query) => name === phrase,
  ({ name }: Entry, { phrase }: Query) => name.startsWith(phrase),
  ({ starts }: Entry, { words }: Query) => words.every((word) => starts.includes(` ${word}`)),
  ({ name }: Entry, { words }: Query) => words.every((word) => name.includes(word)),
] as const;
const EXACT_NUMBER = 0;

/** How well an entry fits, 0 the best; undefined where it does not: each word must be in it. */
export function rankOf(entry: Entry, query: Query): number | undefined {
  if (!query.words.every((word) => entry.text.includes(word))) return undefined;
  const rank = ranks.findIndex((fits) => fits(entry, query));
  return rank === -1 ? ranks.length : rank;
}

export interface Found {
  readonly kind: Kind;
  /** The best of them, at most MOST_OF_A_KIND. */
  readonly hits: readonly Entry[];
  readonly total: number;
  /** The first of them bears exactly the number that was typed. */
  readonly exact: boolean;
}

/** The best first; what fits equally well in the order it came. One pass, however many there are. */
export function findIn(kind: Kind, entries: readonly Entry[], query: Query): Found {
  const byRank: Entry[][] = Array.from({ length: ranks.length + 1 }, () => []);
  let total = 0;
  for (const entry of entries) {
    const rank = rankOf(entry, query);
    if (rank === undefined) continue;
    total += 1;
    const equals = byRank[rank];
    if (equals && equals.length < MOST_OF_A_KIND) equals.push(entry);
  }
  const exact = (byRank[EXACT_NUMBER] ?? []).length > 0;
  return { kind, hits: byRank.flat().slice(0, MOST_OF_A_KIND), total, exact };
}

export interface Searched {
  readonly kind: Kind;
  readonly entries: readonly Entry[];
}

/** Kind by kind as they were given, but first of all the one with exactly the number typed. */
export function findAll(lists: readonly Searched[], query: Query): readonly Found[] {
  const found = lists
    .map(({ kind, entries }) => findIn(kind, entries, query))
    .filter(({ total }) => total > 0);
  return [...found.filter(({ exact }) => exact), ...found.filter(({ exact }) => !exact)];
}
