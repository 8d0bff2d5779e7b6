import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { appPage } from '@driftig/contracts/edge/edge-pages';
import { build, type Plugin } from 'vite';

import { screensIn } from '../prerender/app-screens.ts';
import type { Manifest } from '../prerender/page-assets.ts';
import { screenSources } from '../prerender/screen-sources.ts';
import type { KeptFile } from '../src/worker/kept-file.ts';
import { buildTarget } from '@driftig/contracts/edge/oldest-browsers';
import { keptFiles } from './kept-files.ts';

const address = '/service-worker.js';

/**
 * Builds the site's service worker into one file beside the pages, with the list of what it keeps. After `prerender`,
 * which writes the page that it keeps. A server for development has the worker, too, which then keeps nothing.
 */
export function serviceWorker(): Plugin {
  const folder = { root: '', out: '' };
  return {
    name: 'service-worker',
    configResolved: ({ root, build: { outDir } }) => {
      folder.root = root;
      folder.out = resolve(root, outDir);
    },
    configureServer: ({ middlewares, config: { root } }) => {
      middlewares.use(address, (_request, response, next) => {
        workerCode(root, []).then((code) => {
          response.setHeader('content-type', 'text/javascript');
          response.end(code);
        }, next);
      });
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const manifest = await readFile(join(folder.out, '.vite/manifest.json'), 'utf8');
        const files = await keptFiles(folder.out, JSON.parse(manifest) as Manifest);
        await writeFile(join(folder.out, address), await workerCode(folder.root, files));
      },
    },
  };
}

/** The screens and the way to them; a call that the browser opens by itself is none. */
const addressesIn = (root: string) => [
  ...new Set(['/', ...screensIn(screenSources(root)).map(({ path }) => path)]),
];

async function workerCode(root: string, files: readonly KeptFile[]): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: {
      KEPT_FILES: JSON.stringify(files),
      KEPT_PAGE: JSON.stringify({ page: `/${appPage}`, addresses: addressesIn(root) }),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      write: false,
      target: buildTarget,
      modulePreload: false,
      rolldownOptions: {
        input: join(root, 'src/worker/service-worker.ts'),
        output: { format: 'iife' },
      },
    },
  });
  const [output] = [built].flat();
  if (output === undefined || !('output' in output)) throw new Error('No worker was built.');
  return output.output[0].code;
}
