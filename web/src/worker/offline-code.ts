import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { addRoute, cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';

import { isAddress } from './is-address.ts';
import type { KeptFile, KeptPage } from './kept-file.ts';

/** After these seconds without an answer a page opens from what is kept. */
const patienceSeconds = 5;

/**
 * Keeps the code of the shell and of the hours, and answers with it. A page and the files without a hash in their
 * name come from the network while it answers, so that a page never gets an older script than its own; files with
 * a hash come from the cache. A kept page finds all files that it names: they are fetched together, and the cache
 * of an older version goes when no page of it is open. Nothing else is answered here: no call, no picture.
 */
export function serveKeptCode(files: readonly KeptFile[], { page, addresses }: KeptPage): void {
  precache(files.map(({ url, revision }) => ({ url, revision })));
  cleanupOutdatedCaches();
  enableNavigationPreload();
  registerRoute(
    ({ request, url }) => request.mode === 'navigate' && isAddress(url.pathname, addresses),
    networkElse(page),
  );
  for (const { url, revision } of files)
    if (revision !== null)
      registerRoute(({ url: asked }) => asked.pathname === url, networkElse(url));
  addRoute({ cleanURLs: false, directoryIndex: '' });
}

const networkElse = (url: string) =>
  new NetworkOnly({
    networkTimeoutSeconds: patienceSeconds,
    plugins: [{ handlerDidError: () => matchPrecache(url) }],
  });
