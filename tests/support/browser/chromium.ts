import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { root } from '../house/sources.ts';

/** A program, and what it needs in its environment besides what this process has. */
export interface Program {
  readonly path: string;
  readonly env: Readonly<Record<string, string>>;
}

const run = promisify(execFile);

/** Chromium from its npm package, unpacked on first use, with libraries that it starts with. */
export async function browserProgram(): Promise<Program> {
  const folder = await unpacked();
  return withLibraries(join(folder, 'chromium'), join(folder, 'al2023', 'lib'), startFailure);
}

/**
 * Takes the libraries of the system, or else those that the package brings. Throws an error that says
 * what to install where the program starts with neither. `failure` starts it, and answers why it does
 * not start, or undefined.
 */
export async function withLibraries(
  path: string,
  shippedLibraries: string,
  failure: (program: Program) => Promise<string | undefined>,
): Promise<Program> {
  const system = { path, env: {} };
  const shipped = { path, env: { LD_LIBRARY_PATH: shippedLibraries } };
  for (const program of [system, shipped])
    if ((await failure(program)) === undefined) return program;
  throw new Error(
    `The browser of the journeys does not start (${await failure(system)}). It needs Linux on x64 ` +
      'and two libraries of the system: apt-get install libnss3 libexpat1',
  );
}

async function startFailure({ path, env }: Program): Promise<string | undefined> {
  try {
    await run(path, ['--version'], { env: { ...process.env, ...env } });
    return undefined;
  } catch (error) {
    const { stderr, message } = error as Error & { readonly stderr?: string };
    return (stderr || message).trim().split('\n').at(-1);
  }
}

/** The folder of the unpacked package: one for all checkouts, and never half of it. */
async function unpacked(): Promise<string> {
  const folder = join(tmpdir(), `driftig-chromium-${await packageVersion()}`);
  if (existsSync(folder)) return folder;
  const unfinished = await mkdtemp(`${folder}-`);
  await unpackInto(unfinished);
  try {
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true });
    // Another run was faster.
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

async function packageVersion(): Promise<string> {
  const folder = join(root, 'node_modules', '@sparticuz', 'chromium');
  const manifest = await readFile(join(folder, 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { readonly version: string }).version;
}

/** The package unpacks into the temporary folder, its libraries only where it is on Lambda. */
async function unpackInto(folder: string): Promise<void> {
  const script =
    "import chromium from '@sparticuz/chromium'; process.stdout.write(await chromium.executablePath());";
  const env = { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' };
  await run(process.execPath, ['--input-type=module', '-e', script], {
    cwd: join(root, 'tests'),
    env,
  });
}
