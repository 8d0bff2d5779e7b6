/**
 * Path patterns that CloudFront forwards to the API; every other path is the site's. A page may share
 * its first segment with routes below it (`/receipts`), so a single segment is forwarded only when a
 * route is exactly that.
 */
export function apiPathPatterns(routes: readonly { readonly path: string }[]): readonly string[] {
  const patterns = routes.map(({ path }) => {
    const [first = '', ...rest] = path.split('/').slice(1);
    return rest.length === 0 ? `/${first}` : `/${first}/*`;
  });
  return [...new Set(patterns)].toSorted();
}

/** Returns a test whether a path belongs to the API. */
export function createApiPathTest(
  routes: readonly { readonly path: string }[],
): (path: string) => boolean {
  const patterns = new Set(apiPathPatterns(routes));
  return (path) => {
    const [first = '', ...rest] = path.split('/').slice(1);
    return patterns.has(rest.length === 0 ? `/${first}` : `/${first}/*`);
  };
}
