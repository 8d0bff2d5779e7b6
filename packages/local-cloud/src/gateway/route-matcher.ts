/** The part of a contract route that the gateway uses. */
export interface GatewayRoute {
  readonly key: string;
  readonly word: string;
  readonly method: string;
  readonly path: string;
}

export interface RouteMatch {
  readonly route: GatewayRoute;
  readonly pathParameters: Readonly<Record<string, string>>;
}

export type RouteMatcher = (method: string, rawPath: string) => RouteMatch | undefined;

interface Candidate {
  readonly route: GatewayRoute;
  readonly segments: readonly Segment[];
}
type Segment = { readonly fixed: string } | { readonly variable: string };

/**
 * Finds the route of a request as API Gateway does: method and whole path must match, and from left
 * to right a fixed segment wins over a variable one. Throws URIError for a malformed percent code.
 */
export function createRouteMatcher(routes: readonly GatewayRoute[]): RouteMatcher {
  const candidates = new Map<string, Candidate[]>();
  for (const candidate of routes.map(parse).toSorted(bySpecificity)) {
    const bucket = bucketOf(candidate.route.method, candidate.segments.length);
    candidates.set(bucket, [...(candidates.get(bucket) ?? []), candidate]);
  }
  return (method, rawPath) => {
    const segments = rawPath.split('/').slice(1).map(decodeURIComponent);
    for (const candidate of candidates.get(bucketOf(method, segments.length)) ?? []) {
      const pathParameters = matchSegments(candidate.segments, segments);
      if (pathParameters !== undefined) return { route: candidate.route, pathParameters };
    }
    return undefined;
  };
}

function parse(route: GatewayRoute): Candidate {
  const segments = route.path
    .split('/')
    .slice(1)
    .map((part) => {
      const variable = /^\{(\w+)\}$/.exec(part)?.[1];
      return variable === undefined ? { fixed: part } : { variable };
    });
  return { route, segments };
}

function bySpecificity(a: Candidate, b: Candidate): number {
  return rank(a.segments).localeCompare(rank(b.segments));
}

function rank(segments: readonly Segment[]): string {
  return segments.map((segment) => ('fixed' in segment ? '0' : '1')).join('');
}

function bucketOf(method: string, length: number): string {
  return `${method} ${length}`;
}

function matchSegments(
  pattern: readonly Segment[],
  segments: readonly string[],
): Record<string, string> | undefined {
  const parameters: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? '';
    if ('variable' in part && segment !== '') parameters[part.variable] = segment;
    else if (!('fixed' in part) || part.fixed !== segment) return undefined;
  }
  return parameters;
}
