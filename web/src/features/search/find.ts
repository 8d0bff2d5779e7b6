import { foldText, foldWords, wordStart } from '@driftig/domain/text/fold-text';
import type { Entry, Kind } from './entry.ts';

/** The maximum number of hits shown per kind; 'Vis alle' leads to the rest. */
export const MAX_HITS_PER_KIND = 5;

export interface Query {
  /** The whole query, folded: 'holm & søn'. */
  readonly phrase: string;
  readonly words: readonly string[];
  /** The query as a number; NaN if it is not one. */
  readonly number: number;
}

export function queryOf(typed: string): Query {
  const phrase = foldText(typed).trim();
  const number = /^\d+$/.test(phrase) ? Number(phrase) : Number.NaN;
  return { phrase, words: foldWords(typed), number };
}

/** The ranks of a match, the best first. */
const ranks = [
  (entry: Entry, query: Query) => entry.number === query.number,
  ({ name }: Entry, { phrase }: Query) => name === phrase,
  ({ name }: Entry, { phrase }: Query) => name.startsWith(phrase),
  ({ name }: Entry, { words }: Query) => words.every((word) => wordStart(name, word) !== -1),
  ({ name }: Entry, { words }: Query) => words.every((word) => name.includes(word)),
] as const;
const EXACT_NUMBER = 0;

/** The rank of a match only in details or fields. */
const ELSEWHERE = ranks.length;

/**
 * The rank of an entry that contains all words, 0 the best; undefined unless better than `limit`.
 */
export function rankOf(entry: Entry, query: Query, limit = ELSEWHERE + 1): number | undefined {
  for (let rank = 0; rank < limit; rank += 1) {
    if (rank === ELSEWHERE || ranks[rank]?.(entry, query)) return rank;
  }
  return undefined;
}

export interface KindResult {
  readonly kind: Kind;
  /** The best hits, at most MAX_HITS_PER_KIND. */
  readonly hits: readonly Entry[];
  readonly total: number;
  /** The first hit has exactly the number of the query. */
  readonly exact: boolean;
}

/** A command is called by the first word of one of its names, so that 'kunde' finds customers before 'Opret kunde'. */
function isCalled({ kind, text }: Entry, [first = '']: readonly string[]): boolean {
  return kind !== 'commands' || `\n${text}`.includes(`\n${first}`);
}

/** A line is found by its own name, not by the number of its invoice or order, which is found itself. */
const textOf = ({ kind, name, text }: Entry) => (kind === 'lines' ? name : text);

/** The matches of one kind, the best first and equal ones in list order. Makes one pass. */
export function findIn(kind: Kind, entries: readonly Entry[], query: Query): KindResult {
  const byRank: Entry[][] = Array.from({ length: ELSEWHERE + 1 }, () => []);
  let total = 0;
  // Once there are enough hits of a rank or better, only better ones can still be among the first.
  let limit = ELSEWHERE + 1;
  for (const entry of entries) {
    const text = textOf(entry);
    if (!query.words.every((word) => text.includes(word))) continue;
    if (!isCalled(entry, query.words)) continue;
    total += 1;
    const rank = rankOf(entry, query, limit);
    if (rank === undefined) continue;
    byRank[rank]?.push(entry);
    if (byRank.slice(0, limit).flat().length >= MAX_HITS_PER_KIND) limit = rankLimitOf(byRank);
  }
  const exact = (byRank[EXACT_NUMBER] ?? []).length > 0;
  return { kind, hits: byRank.flat().slice(0, MAX_HITS_PER_KIND), total, exact };
}

/** The first rank that, together with all better ones, has enough hits. */
function rankLimitOf(byRank: readonly (readonly Entry[])[]): number {
  let count = 0;
  return byRank.findIndex((equals) => (count += equals.length) >= MAX_HITS_PER_KIND);
}

export interface SearchableList {
  readonly kind: Kind;
  readonly entries: readonly Entry[];
}

/** The results in the order of the lists, but a kind with an exact number comes first. */
export function findAll(lists: readonly SearchableList[], query: Query): readonly KindResult[] {
  const found = lists
    .map(({ kind, entries }) => findIn(kind, entries, query))
    .filter(({ total }) => total > 0);
  return [...found.filter(({ exact }) => exact), ...found.filter(({ exact }) => !exact)];
}
