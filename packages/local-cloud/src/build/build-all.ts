import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stop as stopEsbuild } from 'esbuild';
import { repositoryDir } from '../repository-folders.ts';
import type { BuiltFunction } from './build-functions.ts';
import { buildFunctions } from './build-functions.ts';
import { sourceFingerprint } from './fingerprint.ts';

const fingerprintFile = join(repositoryDir, 'dist/fingerprint');

/** Builds functions and site. */
export async function buildAll(): Promise<readonly BuiltFunction[]> {
  const fingerprint = await sourceFingerprint(repositoryDir);
  await rm(fingerprintFile, { force: true });
  // Vite takes most of a second to load, which who finds everything built need not wait for.
  const { buildWeb } = await import('./build-web.ts');
  const [functions] = await Promise.all([buildFunctions(), buildWeb()]);
  await stopEsbuild();
  await writeFile(fingerprintFile, fingerprint);
  return functions;
}

/** Builds only where a source changed since the last build; `onBuild` is told before it does. */
export async function ensureBuilt(onBuild: () => void = () => undefined): Promise<void> {
  const built = await readFile(fingerprintFile, 'utf8').catch(() => undefined);
  if (built === (await sourceFingerprint(repositoryDir))) return;
  onBuild();
  await buildAll();
}
