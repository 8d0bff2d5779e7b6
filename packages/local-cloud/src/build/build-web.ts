import { join } from 'node:path';
import { build } from 'vite';
import { repositoryDir, webOutDir } from '../repository-folders.ts';

/** Builds the site as the browser gets it, whatever the process around it runs in. */
export async function buildWeb(): Promise<void> {
  // Vite asks the environment first: under a test runner React's development code would be built in.
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  await build({
    mode: 'production',
    root: join(repositoryDir, 'web'),
    logLevel: 'warn',
    // What a page may weigh is measured by the bench, gzipped and per screen.
    build: { outDir: webOutDir, emptyOutDir: true, chunkSizeWarningLimit: 1000 },
  });
  if (before === undefined) delete process.env['NODE_ENV'];
  else process.env['NODE_ENV'] = before;
}
