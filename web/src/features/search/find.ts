import { foldText, foldWords, wordStart } from '../../ui/text/fold-text.ts';
import type { Entry, Kind } from './entry.ts';

/** So many of each kind stand in the list; the rest is one press away. */
export const MAX_HITS_PER_KIND = 5;

export interface Query {
  /** All of it, as it was typed: 'holm & søn'. */
  readonly phrase: string;
  readonly words: readonly string[];
  /** The number it is; NaN where it is none. */
  readonly number: number;
}

export function queryOf(typed: string): Query {
  const phrase = foldText(typed).trim();
  const number = /^\d+$/.test(phrase) ? Number(phrase) : Number.NaN;
  return { phrase, words: foldWords(typed), number };
}

/** From the best to the worst way of being found. */
const ranks = [
  (entry: Entry, query: Query) => entry.number === query.number,
  ({ name }: Entry, { phrase }: Query) => name === phrase,
  ({ name }: Entry, { phrase }: Query) => name.startsWith(phrase),
  ({ name }: Entry, { words }: Query) => words.every((word) => wordStart(name, word) !== -1),
  ({ name }: Entry, { words }: Query) => words.every((word) => name.includes(word)),
] as const;
const EXACT_NUMBER = 0;

/** Found by a detail or a field alone. */
const ELSEWHERE = ranks.length;

/** How well an entry fits that holds all words, 0 the best; undefined: not better than `than`. */
export function rankOf(entry: Entry, query: Query, than = ELSEWHERE + 1): number | undefined {
  for (let rank = 0; rank < than; rank += 1) {
    if (rank === ELSEWHERE || ranks[rank]?.(entry, query)) return rank;
  }
  return undefined;
}

export interface KindResult {
  readonly kind: Kind;
  /** The best of them, at most MOST_OF_A_KIND. */
  readonly hits: readonly Entry[];
  readonly total: number;
  /** The first of them bears exactly the number that was typed. */
  readonly exact: boolean;
}

/**
 * The best first; what fits equally well in the order it came. One pass, however many there are.
 */
export function findIn(kind: Kind, entries: readonly Entry[], query: Query): KindResult {
  const byRank: Entry[][] = Array.from({ length: ELSEWHERE + 1 }, () => []);
  let total = 0;
  // Once there are enough of a rank or better, only what is better still can be of the first.
  let than = ELSEWHERE + 1;
  for (const entry of entries) {
    if (!query.words.every((word) => entry.text.includes(word))) continue;
    total += 1;
    const rank = rankOf(entry, query, than);
    if (rank === undefined) continue;
    byRank[rank]?.push(entry);
    if (byRank.slice(0, than).flat().length >= MAX_HITS_PER_KIND) than = rankLimitOf(byRank);
  }
  const exact = (byRank[EXACT_NUMBER] ?? []).length > 0;
  return { kind, hits: byRank.flat().slice(0, MAX_HITS_PER_KIND), total, exact };
}

/** The rank at which there are enough, with all that are better. */
function rankLimitOf(byRank: readonly (readonly Entry[])[]): number {
  let count = 0;
  return byRank.findIndex((equals) => (count += equals.length) >= MAX_HITS_PER_KIND);
}

export interface SearchableList {
  readonly kind: Kind;
  readonly entries: readonly Entry[];
}

/** Kind by kind as they were given, but first of all the one with exactly the number typed. */
export function findAll(lists: readonly SearchableList[], query: Query): readonly KindResult[] {
  const found = lists
    .map(({ kind, entries }) => findIn(kind, entries, query))
    .filter(({ total }) => total > 0);
  return [...found.filter(({ exact }) => exact), ...found.filter(({ exact }) => !exact)];
}
