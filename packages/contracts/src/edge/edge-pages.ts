/**
 * The public pages that are prerendered when the site is built: address to file. Any other address that
 * is no file gets the app's page, which routes on the client. CloudFront has the same list as a
 * function of its own (infra/edge/spa-fallback.js).
 */
export const publicPages: Readonly<Record<string, string>> = {
  '/': 'index.html',
  '/info/time-tracking': 'info/time-tracking.html',
  '/info/privatliv': 'info/privatliv.html',
  '/info/vilkaar': 'info/vilkaar.html',
};

export const appPage = 'app.html';

/** The page of an address without a file extension, relative to the build. */
export function pageOf(path: string): string {
  const address = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  return publicPages[address] ?? appPage;
}
