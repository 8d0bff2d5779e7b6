/**
 * The public pages, whose HTML is made when the site is built: address to file. Every other address
 * that is no file's gets the app's page, which finds its own way. The edge has the same list in its
 * own language (infra/edge/spa-fallback.js).
 */
export const publicPages: Readonly<Record<string, string>> = {
  '/': 'index.html',
  '/info/time-tracking': 'info/time-tracking.html',
};

export const appPage = 'app.html';

/** The page of an address without a file extension, relative to the build. */
export function pageOf(path: string): string {
  const address = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  return publicPages[address] ?? appPage;
}
