import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stop as stopEsbuild } from 'esbuild';
import { repositoryDir } from '../repository-folders.ts';
import type { BuiltFunction } from './build-functions.ts';
import { buildFunctions } from './build-functions.ts';
import { sourceFingerprint } from './fingerprint.ts';
import { addNativePackages } from './native-packages.ts';

const fingerprintFile = join(repositoryDir, 'dist/fingerprint');

/** Builds the functions and the site, and stores the fingerprint of their sources. */
export async function buildAll(): Promise<readonly BuiltFunction[]> {
  const fingerprint = await sourceFingerprint(repositoryDir);
  await rm(fingerprintFile, { force: true });
  // Loading Vite takes most of a second, so it is imported only when something must be built.
  const { buildWeb } = await import('./build-web.ts');
  const [functions] = await Promise.all([buildFunctions(), buildWeb()]);
  await stopEsbuild();
  await writeFile(fingerprintFile, fingerprint);
  return functions;
}

/** Builds for Lambda's processor. The next local start builds anew, for this machine's. */
export async function buildForAws(): Promise<readonly BuiltFunction[]> {
  const functions = await buildAll();
  await rm(fingerprintFile);
  await addNativePackages(functions);
  return functions;
}

/** Builds when a source has changed since the last build; calls `onBuild` first. */
export async function ensureBuilt(onBuild: () => void = () => undefined): Promise<void> {
  const built = await readFile(fingerprintFile, 'utf8').catch(() => undefined);
  if (built === (await sourceFingerprint(repositoryDir))) return;
  onBuild();
  await buildAll();
}
