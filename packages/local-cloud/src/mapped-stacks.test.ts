import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { expect, onTestFinished, test } from 'vitest';
import { functionBuildOptions } from './build/build-functions.ts';
import { runInChild } from './run-in-child.ts';

interface Seen {
  readonly stack: string;
  readonly sourceMapsEnabled: boolean;
}

/** Stack trace of a bundled function whose handler fails in its third line. */
async function seenByCommand(): Promise<Seen> {
  const dir = await mkdtemp(join(tmpdir(), 'driftig-stack-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  const source = join(dir, 'failing.ts');
  await writeFile(source, 'export function handler() {\n\n  return new Error("fails");\n}\n');
  await build({ ...functionBuildOptions('failing', source), outdir: join(dir, 'out') });
  const script = join(dir, 'command.ts');
  const library = join(import.meta.dirname, 'run-in-child.ts');
  const bundle = `${pathToFileURL(join(dir, 'out/index.mjs')).href}?v=1.5`;
  await writeFile(
    script,
    `import { workInChild } from ${JSON.stringify(library)};
    await workInChild(async () => {
      const { handler } = await import(${JSON.stringify(bundle)});
      return { stack: handler().stack, sourceMapsEnabled: process.sourceMapsEnabled };
    });`,
  );
  return runInChild<Seen>(script);
}

test('the stack of a built function names its source, although no map was read with the function', async () => {
  const { stack, sourceMapsEnabled } = await seenByCommand();
  expect(stack).toMatch(/^Error: fails\n {4}at \w+ \(.*failing\.ts:3:\d+\)\n/);
  expect(sourceMapsEnabled).toBe(false);
});
