import type { Route, Word } from '@driftig/contracts/core/route';
import { type ServedWord, routesByWord } from '@driftig/contracts/core/routes';
import { allSocketRoutes } from '@driftig/contracts/core/socket-routes';
import { type Consumer, consumers } from './consumers.ts';
import { type Rights, rightsOf } from './rights.ts';

/** Parts of a route that API Gateway, CloudFront and the firewall need. */
export type Endpoint = Pick<Route, 'key' | 'method' | 'path' | 'files'>;

/** The function of one domain word: its routes and its rights. */
export interface WordFunction {
  readonly word: Word;
  readonly rights: Rights;
  readonly routes: readonly Endpoint[];
}

/** The function of the live channel, `functions/src/<word>/socket.ts`. */
export interface SocketFunction {
  readonly word: Word;
  readonly rights: Rights;
  /** The values of `action` that frames are routed by. */
  readonly actions: readonly string[];
}

/** The functions to deploy: one per word, one for the sockets, and one per consumer of events. */
export interface Product {
  readonly words: readonly WordFunction[];
  readonly socket: SocketFunction;
  readonly consumers: readonly Consumer[];
}

const words = Object.keys(routesByWord) as ServedWord[];

/** The routes and frames of the contract, and the consumers of `consumers.ts`. */
export const product: Product = {
  words: words.map((word) => ({
    word,
    rights: rightsOf(word),
    routes: Object.values<Route>(routesByWord[word]),
  })),
  socket: {
    word: 'chat',
    rights: socketRights(),
    actions: allSocketRoutes.map(({ key }) => key),
  },
  consumers,
};

/** Rights of `chat`, whose rules the socket uses, without files: pictures are sent by a call. */
function socketRights(): Rights {
  const { files: _, ...rights } = rightsOf('chat');
  return {
    ...rights,
    alone: ['findsSockets', 'closesSockets'],
    besides: ['opensSockets', 'closesSockets', 'countsAttempts'],
  };
}

export function socketEntry({ word }: Pick<SocketFunction, 'word'>): string {
  return `${word}-socket`;
}

export function endpointsOf({ words }: Product): readonly Endpoint[] {
  return words.flatMap(({ routes }) => routes);
}
