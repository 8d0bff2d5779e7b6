import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { readerFolder } from '@driftig/contracts/edge/edge-headers';
import { buildTarget } from '@driftig/contracts/edge/oldest-browsers';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';

import { chunks, planChunks } from './build/chunks.ts';
import { directImports } from './build/direct-imports.ts';
import { leanLibraries } from './build/lean-libraries.ts';
import { serviceWorker } from './build/service-worker.ts';
import { splitModules } from './build/split/plugin.ts';
import { prerender } from './prerender/plugin.ts';

/**
 * Replaces zod's JSON Schema conversion with stubs. zod's schemas refer to it, but it is used only
 * to generate the API description. Saves 5 KB (gzip) of the first load.
 */
function withoutJsonSchema(): Plugin {
  return {
    name: 'without-json-schema',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (!/\/zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/.test(id)) return null;
      const names = readFileSync(id, 'utf8').matchAll(/^export (?:const|function) (\w+)/gm);
      const stubs = [...names].map(([, name]) => `export const ${name} = stub;`);
      return ['const stub = () => stub;', ...stubs].join('\n');
    },
  };
}

/** libheif asks for Node's modules where it runs in Node; in the browser they are empty. */
function withoutNodeInLibheif(): Plugin {
  return {
    name: 'without-node-in-libheif',
    enforce: 'pre',
    resolveId: (id, importer) =>
      importer?.includes('/libheif-js/') && ['fs', 'path', 'crypto'].includes(id)
        ? '\0empty'
        : null,
    load: (id) => (id === '\0empty' ? 'export default {};' : null),
  };
}

/**
 * Files to preload with a file: all imports of a page, but only the styles of dialogs and
 * prefetched files, since each list of files is part of the first load.
 */
function preloadsOf(
  file: string,
  needed: string[],
  { hostType }: { readonly hostType: 'html' | 'js' },
): string[] {
  if (hostType === 'html') return needed;
  const isPage = /\/(app|front|info|booking|[\w-]+-(page|screen))-[\w-]{7}\.js$/.test(file);
  return isPage ? needed : needed.filter((one) => one.endsWith('.css'));
}

/**
 * Seven letters of hash instead of eight, the fewest that Rolldown takes: names of files compress
 * least of all, and each file has those of its imports. Saves 0.3 KB (gzip) of a first load.
 */
const fileNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: ({ originalFileNames }: { readonly originalFileNames: readonly string[] }) =>
    assetName(originalFileNames.join('\n')),
};

/**
 * The reader of receipts has a content security policy of its own, by its folder; its language is asked for under
 * a fixed name.
 */
function assetName(original: string): string {
  if (original.endsWith('.traineddata.gz')) return `${readerFolder}[hash:7]/[name][extname]`;
  const folder = original.includes('/tesseract.js') ? readerFolder : 'assets/';
  return `${folder}[name]-[hash:7][extname]`;
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    splitModules(join(import.meta.dirname, '../packages')),
    directImports(),
    leanLibraries(),
    planChunks(),
    react(),
    withoutJsonSchema(),
    prerender(),
    serviceWorker(),
  ],
  worker: { format: 'es', plugins: () => [withoutNodeInLibheif()] },
  build: {
    outDir: '../dist/web',
    target: buildTarget,
    emptyOutDir: true,
    manifest: true,
    // The content security policy allows fonts and images only from our origin, not from data URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: preloadsOf },
    reportCompressedSize: false,
    rolldownOptions: { output: { ...fileNames, codeSplitting: chunks } },
  },
});
