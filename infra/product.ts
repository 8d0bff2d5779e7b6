import type { Route, Word } from '@driftig/contracts/core/route';
import { type ServedWord, routesByWord } from '@driftig/contracts/core/routes';
import { type Consumer, consumers } from './consumers.ts';
import { type Rights, rightsOf } from './rights.ts';

/** What API Gateway and CloudFront need to know of a route. */
export type Endpoint = Pick<Route, 'key' | 'method' | 'path'>;

/** The function of one domain word: its routes and its rights. */
export interface WordFunction {
  readonly word: Word;
  readonly rights: Rights;
  readonly routes: readonly Endpoint[];
}

/** The functions to deploy: one per word, and one per consumer of events. */
export interface Product {
  readonly words: readonly WordFunction[];
  readonly consumers: readonly Consumer[];
}

const words = Object.keys(routesByWord) as ServedWord[];

/** The routes of the contract and the consumers of `consumers.ts`. */
export const product: Product = {
  words: words.map((word) => ({
    word,
    rights: rightsOf(word),
    routes: Object.values<Route>(routesByWord[word]),
  })),
  consumers,
};

export function endpointsOf({ words }: Product): readonly Endpoint[] {
  return words.flatMap(({ routes }) => routes);
}
