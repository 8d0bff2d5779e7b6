/** Parts of a route that the gateway needs. */
interface Served {
  readonly key: string;
  readonly word: string;
  readonly method: string;
  readonly path: string;
}

/** A route of the gateway; its method may be `ANY` and its last segment greedy. */
export interface GatewayRoute<W extends string = string> {
  /** Unique, and the same as long as method and path are. */
  readonly id: string;
  readonly word: W;
  readonly method: string;
  readonly path: string;
}

/**
 * The routes of the gateway for those of the contract. An HTTP API has at most 300, so it only finds the
 * function: all paths below a first segment go to the word that has most of them, by one greedy route, and those
 * of other words by a route each. The function matches method and path itself (docs/decisions/0110).
 */
export function gatewayRoutesOf<R extends Served>(
  routes: readonly R[],
): readonly GatewayRoute<R['word']>[] {
  const deep = routes.filter(({ path }) => segmentsOf(path).length > 1);
  const greedy = [...Map.groupBy(deep, ({ path }) => firstOf(path))].map(([first, below]) => ({
    id: `all-of-${first}`,
    word: ownerOf(below),
    method: 'ANY',
    path: `/${first}/{proxy+}`,
  }));
  const owners = new Map(greedy.map(({ path, word }) => [firstOf(path), word]));
  const single = routes.filter(
    ({ path, word }) => segmentsOf(path).length === 1 || owners.get(firstOf(path)) !== word,
  );
  const each = single.map(({ key, word, method, path }) => ({ id: key, word, method, path }));
  return [...greedy, ...each];
}

/** The word with most of the routes; of several the one that comes first in the table. */
function ownerOf<R extends Served>(routes: readonly R[]): R['word'] {
  const [[word] = [routes[0]?.word ?? '']] = [
    ...Map.groupBy(routes, (route) => route.word),
  ].toSorted(([, a], [, b]) => b.length - a.length);
  return word;
}

const segmentsOf = (path: string) => path.split('/').slice(1);
const firstOf = (path: string) => segmentsOf(path)[0] ?? '';
