import { spawnSync } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryDir } from '../repository-folders.ts';
import type { BuiltFunction } from './build-functions.ts';

/** Platform of the functions (infra/constructs/service-function.ts). */
const lambda = ['--os=linux', '--cpu=arm64', '--libc=glibc'];
const nativeDir = join(repositoryDir, 'dist/native');

/**
 * Puts sharp, for the processor of Lambda, into the folder of each function that decodes pictures.
 * The machine that builds seldom has that processor, so the package is installed once more, in the
 * same version. Locally the functions find the one of this machine.
 */
export async function addNativePackages(functions: readonly BuiltFunction[]): Promise<void> {
  const manifest = join(repositoryDir, 'functions/package.json');
  const { dependencies } = JSON.parse(await readFile(manifest, 'utf8')) as {
    dependencies: Readonly<Record<string, string>>;
  };
  const { sharp } = dependencies;
  await rm(nativeDir, { recursive: true, force: true });
  await mkdir(nativeDir, { recursive: true });
  await writeFile(join(nativeDir, 'package.json'), JSON.stringify({ dependencies: { sharp } }));
  const install = ['install', ...lambda, '--ignore-scripts', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', install, {
    cwd: nativeDir,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('sharp could not be installed for Lambda: see above.');
  const packages = join(nativeDir, 'node_modules');
  const needing = functions.filter(({ needsSharp }) => needsSharp);
  await Promise.all(
    needing.map(({ dir }) => cp(packages, join(dir, 'node_modules'), { recursive: true })),
  );
}
