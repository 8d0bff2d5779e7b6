import { expect, test } from 'vitest';

import { runInSequence } from './run-in-sequence.ts';

/** Work that ends when `end` is called. */
function pendingWork() {
  let end: () => void = () => undefined;
  const work = new Promise<void>((resolve) => (end = resolve));
  return { work, end };
}

test('work under one name runs in order, one at a time', async () => {
  const first = pendingWork();
  const done: string[] = [];
  const one = runInSequence('series a', async () => {
    await first.work;
    done.push('one');
  });
  const two = runInSequence('series a', async () => void done.push('two'));
  const other = runInSequence('series b', async () => void done.push('other'));
  await other;
  expect(done).toEqual(['other']);
  first.end();
  await Promise.all([one, two]);
  expect(done).toEqual(['other', 'one', 'two']);
});

test('a failure is thrown to its caller, and the next one runs', async () => {
  const failing = runInSequence('series a', () => Promise.reject(new Error('taken')));
  const next = runInSequence('series a', async () => 'drawn');
  await expect(failing).rejects.toThrow('taken');
  expect(await next).toBe('drawn');
});
