import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { root } from '../support/sources.ts';
import { runTests } from './run-tests.ts';
import { runQuietly } from './steps.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'test-run-'));
  write('vitest.config.mjs', `export default { test: { isolate: false, maxWorkers: 1 } };`);
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(join(root, 'node_modules/vitest'), join(folder, 'node_modules/vitest'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

const writeTests = (path: string, text: string) =>
  write(
    path,
    `import { existsSync, writeFileSync } from 'node:fs';
     import { beforeAll, describe, expect, test } from 'vitest';
     /** True the first time it is asked with this name. */
     const atFirst = (name) => {
       const mark = new URL(name, import.meta.url);
       if (existsSync(mark)) return false;
       writeFileSync(mark, '');
       return true;
     };
     ${text}`,
  );

/** The same as `npm test` does, with the tests of the folder. */
async function runFolder() {
  const said: string[] = [];
  const settled = await runTests({
    root: folder,
    args: [],
    start: async (args, variables) => (await runQuietly('vitest', args, variables, folder)).ok,
    say: (line) => said.push(line),
  });
  return { ...settled, said };
}

test('a file that fails is run once more, alone, in a process of its own', async () => {
  // The second of them finds what the first left in the process.
  for (const name of ['shared-1', 'shared-2'])
    writeTests(
      `${name}.test.ts`,
      `test('is the first', () => {
         expect(globalThis.left).toBe(undefined);
         globalThis.left = 'behind';
       });`,
    );
  writeTests(
    'unlucky.test.ts',
    `test('passes', () => {});
     describe('a part', () => {
       test('fails once', () => expect(atFirst('once')).toBe(false));
     });
     test('fails twice', () => expect(atFirst('one') || atFirst('two')).toBe(false));`,
  );
  writeTests('wrong.test.ts', `test('fails always', () => expect(1).toBe(2));`);
  writeTests(
    'hook.test.ts',
    `beforeAll(() => { if (atFirst('hook')) throw new Error('too slow'); });
     test('has what it needs', () => {});`,
  );
  const { passed, failed, unsteady, said } = await runFolder();
  const unnumbered = (lines: readonly string[]) =>
    lines.map((line) => line.replace(/-\d/, '')).toSorted();
  expect(unnumbered(said)).toEqual([
    'Once more, alone: hook.test.ts',
    'Once more, alone: shared.test.ts',
    'Once more, alone: unlucky.test.ts',
    'Once more, alone: wrong.test.ts',
  ]);
  expect({ passed, failed }).toEqual({ passed: 5, failed: 2 });
  expect(unnumbered(unsteady)).toEqual([
    'hook.test.ts > has what it needs',
    'shared.test.ts > is the first',
    'unlucky.test.ts > a part > fails once',
  ]);
});

test('a file that does not load fails, and so does an error outside any test', async () => {
  writeTests('unloaded.test.ts', `throw new Error('no such thing');`);
  writeTests(
    'outside.test.ts',
    `test('passes', async () => {
       void Promise.reject(new Error('nobody waits for this'));
       await new Promise((resolve) => { setImmediate(resolve); });
     });`,
  );
  expect(await runFolder()).toEqual({ passed: 1, failed: 2, unsteady: [], said: [] });
});

test('a run that ends without an outcome has failed', async () => {
  write('vitest.config.mjs', `throw new Error('no configuration');`);
  expect(await runFolder()).toMatchObject({ passed: 0, failed: 1 });
});
