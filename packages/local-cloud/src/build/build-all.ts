import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryDir } from '../repository-folders.ts';
import type { BuiltFunction } from './build-functions.ts';
import { sourceFingerprint } from './fingerprint.ts';
import { addNativePackages } from './native-packages.ts';
import { runInChild } from '../run-in-child.ts';

const fingerprintFile = join(repositoryDir, 'dist/fingerprint');
const buildProcess = join(import.meta.dirname, 'build-process.ts');

/**
 * Builds the functions and the site, and stores the fingerprint of their sources. One after the
 * other, each in a process of its own: both use all processors and up to 1.2 GB of memory, and a
 * machine of 4 GB must do.
 */
export async function buildAll(): Promise<readonly BuiltFunction[]> {
  const fingerprint = await sourceFingerprint(repositoryDir);
  await rm(fingerprintFile, { force: true });
  await runInChild(buildProcess, ['web']);
  const functions = await runInChild<readonly BuiltFunction[]>(buildProcess, ['functions']);
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
