import { glob, mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildOptions } from 'esbuild';
import { build } from 'esbuild';
import { functionsOutDir, repositoryDir } from '../repository.ts';

export interface BuiltFunction {
  /** `invoices` for functions/src/invoices/api.ts, `chat-socket` for functions/src/chat/socket.ts. */
  readonly name: string;
  /** The folder with `index.mjs`, ready to be deployed. */
  readonly dir: string;
  readonly bytes: number;
}

/** Bundles every Lambda entry in one go: the same files locally, in tests and on AWS. */
export async function buildFunctions(): Promise<readonly BuiltFunction[]> {
  const entries = await functionEntries();
  await rm(functionsOutDir, { recursive: true, force: true });
  await mkdir(functionsOutDir, { recursive: true });
  const { metafile } = await build({ ...functionBuildOptions(entries), metafile: true });
  await writeFile(join(functionsOutDir, 'meta.json'), JSON.stringify(metafile));
  return Promise.all([...entries.keys()].map(describe));
}

/** Every Lambda entry of the repository: name to source file. */
export async function functionEntries(
  sourceDir: string = join(repositoryDir, 'functions/src'),
): Promise<ReadonlyMap<string, string>> {
  const entries = new Map<string, string>();
  for (const pattern of ['*/api.ts', '*/socket.ts', '*/on-*.ts']) {
    const found = glob(pattern, { cwd: sourceDir });
    for await (const file of found) {
      const [word = '', entry = ''] = file.replace(/\.ts$/, '').split(/[\\/]/);
      const name = entry === 'api' ? word : `${word}-${entry}`;
      if (!entry.endsWith('.test')) entries.set(name, join(sourceDir, file));
    }
  }
  return new Map([...entries].toSorted(([a], [b]) => a.localeCompare(b)));
}

/** Shared by the build and by the watch of `npm run dev`. */
export function functionBuildOptions(entries: ReadonlyMap<string, string>): BuildOptions {
  return {
    absWorkingDir: repositoryDir,
    entryPoints: Object.fromEntries([...entries].map(([name, file]) => [`${name}/index`, file])),
    outdir: functionsOutDir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    mainFields: ['module', 'main'],
    alias: {
      '@aws-sdk/credential-provider-node': join(
        repositoryDir,
        'functions/src/http/environment-credentials.ts',
      ),
    },
    minify: true,
    legalComments: 'none',
    charset: 'utf8',
    sourcemap: 'linked',
    sourcesContent: false,
    // Some dependencies are CommonJS and ask for Node's own modules with require.
    banner: {
      js: "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);",
    },
    logLevel: 'warning',
  };
}

async function describe(name: string): Promise<BuiltFunction> {
  const dir = join(functionsOutDir, name);
  return { name, dir, bytes: (await stat(join(dir, 'index.mjs'))).size };
}
