import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runInChild } from './run-in-child.ts';
import { StartError } from './start-error.ts';

async function scriptOf(work: string): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'driftig-child-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  const file = join(dir, 'script.ts');
  const library = join(import.meta.dirname, 'run-in-child.ts');
  const code = `import { workInChild } from ${JSON.stringify(library)};\nawait workInChild(${work});\n`;
  await writeFile(file, code);
  return file;
}

test('the work of a child process gets its arguments and environment and gives its result', async () => {
  const script = await scriptOf(
    `async () => ({ pid: process.pid, said: process.argv[2] + process.env.WHO })`,
  );
  const result = await runInChild<{ pid: number; said: string }>(script, ['hej '], { WHO: 'du' });
  expect(result.said).toBe('hej du');
  expect(result.pid).not.toBe(process.pid);
});

test('work that fails or ends without an answer is an error', async () => {
  const failing = await scriptOf(
    `() => { process.stderr.write = () => true; throw new Error('x'); }`,
  );
  await expect(runInChild(failing)).rejects.toThrow(StartError);
  const ending = await scriptOf(`async () => process.exit(3)`);
  await expect(runInChild(ending)).rejects.toThrow('stoppede med 3');
});
