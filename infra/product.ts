import type { Route, Word } from '@driftig/contracts/core/route';
import { type ServedWord, routesByWord } from '@driftig/contracts/core/routes';
import { type Consumer, consumers } from './consumers.ts';
import { type Rights, rightsOf } from './rights.ts';

/** A call as the gateway and the edge know it. */
export type Endpoint = Pick<Route, 'key' | 'method' | 'path'>;

/** The calls of one domain word, and what their function may do. */
export interface WordFunction {
  readonly word: Word;
  readonly rights: Rights;
  readonly routes: readonly Endpoint[];
}

/** What is deployed of the product: a function per word, and one per consumer of events. */
export interface Product {
  readonly words: readonly WordFunction[];
  readonly consumers: readonly Consumer[];
}

const servedWords = Object.keys(routesByWord) as ServedWord[];

/** The product as it is written: its routes from the contract, its consumers from their list. */
export const product: Product = {
  words: servedWords.map((word) => ({
    word,
    rights: rightsOf(word),
    routes: Object.values<Route>(routesByWord[word]),
  })),
  consumers,
};

export function endpointsOf({ words }: Product): readonly Endpoint[] {
  return words.flatMap(({ routes }) => routes);
}
