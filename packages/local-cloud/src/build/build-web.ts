import { join } from 'node:path';
import { build } from 'vite';
import { repositoryDir, webOutDir } from '../repository.ts';

/** Builds the site as the browser gets it. */
export async function buildWeb(): Promise<void> {
  await build({
    root: join(repositoryDir, 'web'),
    logLevel: 'warn',
    // What a page may weigh is measured by the bench, gzipped and per screen.
    build: { outDir: webOutDir, emptyOutDir: true, chunkSizeWarningLimit: 1000 },
  });
}
