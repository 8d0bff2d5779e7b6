import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildOptions } from 'esbuild';
import { build } from 'esbuild';
import { functionsOutDir, metafilesDir, repositoryDir } from '../repository-folders.ts';
import { createLanes } from '../lanes.ts';
import { functionEntries } from './function-entries.ts';
import { leanElectro } from './lean-electro.ts';
import { leanZod } from './lean-zod.ts';
import { requiredBuiltins } from './required-builtins.ts';
import { unusedSchemas } from './unused-schemas.ts';

export interface BuiltFunction {
  /** `invoices` for functions/src/invoices/api.ts, `chat-socket` for functions/src/chat/socket.ts. */
  readonly name: string;
  /** The folder to deploy: `index.mjs` and its dynamically imported chunks. */
  readonly dir: string;
  readonly bytes: number;
  /** It decodes pictures, with native code that is not in the bundle. */
  readonly needsSharp: boolean;
}

/** Bundles every Lambda entry, for the local start, the journeys and AWS alike. */
export async function buildFunctions(): Promise<readonly BuiltFunction[]> {
  for (const folder of [functionsOutDir, metafilesDir])
    await rm(folder, { recursive: true, force: true });
  await mkdir(metafilesDir, { recursive: true });
  return forEachFunction(buildFunction);
}

/**
 * esbuild uses all processors for a single bundle already, and needs about 100 MB for each of those
 * that it works on: all 37 at once took 4 GB, and no less time.
 */
const mostAtOnce = 2;

/** Does the work for every Lambda entry, in the order of their names. */
export async function forEachFunction<T>(
  work: (name: string, file: string) => Promise<T>,
): Promise<T[]> {
  const run = createLanes({ ofLane: mostAtOnce, ofAll: mostAtOnce });
  const entries = [...(await functionEntries())];
  return Promise.all(entries.map(([name, file]) => run('build', () => work(name, file))));
}

async function buildFunction(name: string, file: string): Promise<BuiltFunction> {
  const { metafile } = await build({ ...functionBuildOptions(name, file), metafile: true });
  await writeFile(join(metafilesDir, `${name}.json`), JSON.stringify(metafile));
  const code = Object.entries(metafile.outputs).filter(([path]) => path.endsWith('.mjs'));
  const bytes = code.reduce((sum, [, output]) => sum + output.bytes, 0);
  const imported = code.flatMap(([, { imports }]) => imports.map(({ path }) => path));
  const needsSharp = imported.includes('sharp');
  return { name, dir: join(functionsOutDir, name), bytes, needsSharp };
}

/**
 * Shared by the build and `npm run dev`. Each function is built into its own folder; dynamic imports
 * become chunks that are read only when needed.
 */
export function functionBuildOptions(name: string, file: string): BuildOptions {
  return {
    absWorkingDir: repositoryDir,
    entryPoints: { index: file },
    outdir: join(functionsOutDir, name),
    outExtension: { '.js': '.mjs' },
    splitting: true,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    mainFields: ['module', 'main'],
    alias: {
      '@aws-sdk/credential-provider-node': source(
        'functions/src/pipeline/environment-credentials.ts',
      ),
      bowser: source('functions/src/pipeline/no-browser.ts'),
      jsonschema: source('packages/data/src/core/jsonschema-stub.ts'),
    },
    // Native code: it stays a package, and is deployed beside the bundle (native-packages.ts).
    external: ['sharp'],
    plugins: [requiredBuiltins, leanElectro, leanZod, unusedSchemas],
    minify: true,
    legalComments: 'none',
    charset: 'utf8',
    sourcemap: 'linked',
    sourcesContent: false,
    // CommonJS dependencies load Node's built-in modules with require, which ESM does not have.
    banner: {
      js: "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);",
    },
    logLevel: 'warning',
  };
}

const source = (path: string) => join(repositoryDir, path);
