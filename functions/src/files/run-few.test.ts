import { expect, test } from 'vitest';

import { runFew } from './run-few.ts';

/** Work that runs until it is stopped. */
function works(count: number) {
  const ends = Array.from({ length: count }, () => Promise.withResolvers<number>());
  const started: number[] = [];
  return {
    started,
    end: (at: number) => ends[at]?.resolve(at),
    fail: (at: number) => ends[at]?.reject(new Error(`${at} failed`)),
    work: (at: number) => () => {
      started.push(at);
      return ends[at]?.promise ?? Promise.resolve(at);
    },
  };
}

test('two run at once, and the next begins when one ends or fails', async () => {
  const run = runFew({ atOnce: 2, waiting: 10 });
  const { started, work, end, fail } = works(4);
  const [first, second, third, fourth] = [0, 1, 2, 3].map((at) => run(work(at)));
  expect(started).toEqual([0, 1]);
  fail(1);
  await expect(second).rejects.toThrow('1 failed');
  expect(started).toEqual([0, 1, 2]);
  end(0);
  expect(await first).toBe(0);
  end(2);
  end(3);
  expect([await third, await fourth]).toEqual([2, 3]);
  expect(await run(() => Promise.resolve('again'))).toBe('again');
});

test('more than may wait are told that it is busy', async () => {
  const run = runFew({ atOnce: 1, waiting: 1 });
  const { work, end, started } = works(2);
  const [first, second] = [run(work(0)), run(work(1))];
  await expect(run(work(0))).rejects.toMatchObject({ code: 'busy' });
  end(0);
  end(1);
  expect([await first, await second]).toEqual([0, 1]);
  expect(started).toEqual([0, 1]);
});
