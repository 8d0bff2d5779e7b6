import { join } from 'node:path';
import { build } from 'vite';
import { repositoryDir, webOutDir } from '../repository-folders.ts';

/** Builds the site for production, also when called from a test runner. */
export async function buildWeb(): Promise<void> {
  // NODE_ENV beats `mode` in Vite: under a test runner React's development code would be bundled.
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  await build({
    mode: 'production',
    root: join(repositoryDir, 'web'),
    logLevel: 'warn',
    // The bench measures page sizes, gzipped and per screen.
    build: { outDir: webOutDir, emptyOutDir: true, chunkSizeWarningLimit: 1000 },
  });
  if (before === undefined) delete process.env['NODE_ENV'];
  else process.env['NODE_ENV'] = before;
}
