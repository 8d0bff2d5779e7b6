import { bare, nameOf, nodesOf, type Node } from './syntax.ts';

/** Fields of a route that only the server and the documentation read. */
const ofServer = new Set([
  'summary',
  'errors',
  'status',
  'maxBodyBytes',
  'plan',
  'withoutSecondFactor',
  'sameSiteOnly',
  'readsOnly',
  'answersFile',
]);

/** The code of a node; of routes in it without the fields that no browser reads. */
export function leanCode(node: Node, code: string): string {
  const cuts = routesIn(node).flatMap((route) => cutsOf(route, code));
  let at = node.start;
  let text = '';
  for (const { start, end } of cuts.toSorted((a, b) => a.start - b.start)) {
    text += code.slice(at, start);
    at = end;
  }
  return text + code.slice(at, node.end);
}

export function isRoute(value: unknown): boolean {
  const keys = new Set(nodesOf(bare(value)?.['properties']).map(({ key }) => nameOf(key)));
  return keys.has('access') && keys.has('summary');
}

function routesIn(node: Node): readonly Node[] {
  const below = Object.values(node).flatMap((value) =>
    nodesOf(Array.isArray(value) ? value : [value]).flatMap(routesIn),
  );
  return isRoute(node) ? [node, ...below] : below;
}

function cutsOf(route: Node, code: string): readonly { start: number; end: number }[] {
  return nodesOf(route['properties'])
    .filter(({ key }) => ofServer.has(nameOf(key) ?? ''))
    .map(({ start, end }) => ({ start, end: code[end] === ',' ? end + 1 : end }));
}
