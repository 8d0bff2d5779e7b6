import { join } from 'node:path';
import { expect, test } from 'vitest';

import { root } from '../support/house/sources.ts';
import { testFolder } from '../support/stack/test-folder.ts';
import { runTests } from './run-tests.ts';
import { runQuietly } from './steps.ts';

/** As `npm test` runs the tests of the repository. */
async function runFolder(folder: string) {
  const said: string[] = [];
  const settled = await runTests({
    root: folder,
    args: [],
    start: async (args, variables) => (await runQuietly('vitest', args, variables, folder)).ok,
    say: (line) => said.push(line),
  });
  return { ...settled, said };
}

/** Two files share a process; the second one fails. */
const shared = `test('is the first', () => {
  expect(globalThis.left).toBe(undefined);
  globalThis.left = 'behind';
});`;

const unnumbered = (lines: readonly string[]) =>
  lines.map((line) => line.replace(/-\d/, '')).toSorted();

test('a file that fails is run once more, alone, in a process of its own', async () => {
  const folder = testFolder({
    'shared-1': shared,
    'shared-2': shared,
    unlucky: `
      test('passes', () => {});
      describe('a part', () => {
        test('fails once', () => expect(atFirst('once')).toBe(false));
      });
      test('fails twice', () => expect(atFirst('one') || atFirst('two')).toBe(false));`,
    wrong: `test('fails always', () => expect(1).toBe(2));`,
    hook: `
      beforeAll(() => { if (atFirst('hook')) throw new Error('too slow'); });
      test('has what it needs', () => {});`,
  });
  const { passed, failed, unsteady, said } = await runFolder(folder);
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
  const folder = testFolder({
    unloaded: `throw new Error('no such thing');`,
    outside: `test('passes', async () => {
      void Promise.reject(new Error('nobody waits for this'));
      await new Promise((resolve) => { setImmediate(resolve); });
    });`,
  });
  expect(await runFolder(folder)).toEqual({ passed: 1, failed: 2, unsteady: [], said: [] });
});

test('a run that ends without an outcome has failed', async () => {
  const folder = testFolder({}, { globalSetup: ['./missing.ts'] });
  expect(await runFolder(folder)).toMatchObject({ passed: 0, failed: 1 });
});

test('changes that a file leaves in the process are gone for the next', async () => {
  const careless = `test('finds the process as it was', () => {
    expect(Date.now()).toBeGreaterThan(0);
    expect([process.env['LEFT'], process.env['HOME'], Math.max(1, 2), globalThis.left]).toEqual(
      [undefined, 'here', 2, undefined],
    );
    vi.setSystemTime(-1);
    vi.spyOn(Math, 'max').mockReturnValue(0);
    vi.stubGlobal('left', 'behind');
    process.env['LEFT'] = 'behind';
    delete process.env['HOME'];
  });`;
  const setupFiles = [join(root, 'tests/support/stack/process.setup.ts')];
  const files = { first: careless, second: careless };
  const folder = testFolder(files, { setupFiles, env: { HOME: 'here' } });
  expect(await runFolder(folder)).toMatchObject({ passed: 2, failed: 0, said: [] });
  expect(await runFolder(testFolder(files, { env: { HOME: 'here' } }))).toMatchObject({
    said: [expect.stringContaining('Once more')],
  });
});
