import { expect, test } from 'vitest';

import { runBatch, retryFailed } from './run-batch.ts';

const items = Array.from({ length: 10 }, (_, index) => index);
const ok = () => Promise.resolve();

test('every item is processed once, with at most `concurrency` at a time', async () => {
  let [running, most] = [0, 0];
  const seen: number[] = [];
  const act = async (item: number) => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    seen.push(item);
    running -= 1;
  };
  const { done, failed, notStarted } = await runBatch(items, act, { concurrency: 4 });
  expect(seen.toSorted((a, b) => a - b)).toEqual(items);
  expect([done.length, failed, notStarted, most]).toEqual([10, [], [], 4]);
});

test('an item that fails is reported with its error, and the others are processed', async () => {
  const error = new Error('nej');
  const act = (item: number) => (item === 4 ? Promise.reject(error) : ok());
  const { done, failed } = await runBatch(items, act);
  expect(done).toHaveLength(9);
  expect(failed).toEqual([{ item: 4, error }]);
});

test('a stopped batch finishes the started items and returns those not started', async () => {
  let finished = 0;
  const goOn = () => finished < 5;
  const onProgress = (count: number) => {
    finished = count;
  };
  const { done, notStarted } = await runBatch(items, ok, {
    concurrency: 1,
    shouldContinue: goOn,
    onProgress,
  });
  expect(done).toEqual([0, 1, 2, 3, 4]);
  expect(notStarted).toEqual([5, 6, 7, 8, 9]);
});

test('with stopAtFailure nothing is started after a failure', async () => {
  const act = (item: number) => (item === 2 ? Promise.reject(new Error('nej')) : ok());
  const { done, failed, notStarted } = await runBatch(items, act, {
    concurrency: 1,
    stopAtFailure: true,
  });
  expect([done, failed.map(({ item }) => item), notStarted[0]]).toEqual([[0, 1], [2], 3]);
});

test('a retry runs the failed items again and adds them to the earlier result', async () => {
  const act = (item: number) => (item % 2 ? Promise.reject(new Error('nej')) : ok());
  const before = await runBatch(items, act);
  const again = (item: number) => (item === 7 ? Promise.reject(new Error('nej')) : ok());
  const { done, failed, notStarted } = await retryFailed(before, again);
  expect(done.toSorted((a, b) => a - b)).toEqual(items.filter((item) => item !== 7));
  expect([failed.map(({ item }) => item), notStarted]).toEqual([[7], []]);
});

test('a retry that is stopped returns the remaining items as not started', async () => {
  const before = {
    done: [0],
    failed: [1, 2].map((item) => ({ item, error: null })),
    notStarted: [3],
  };
  const { done, notStarted } = await retryFailed(before, ok, { shouldContinue: () => false });
  expect([done, notStarted]).toEqual([[0], [1, 2, 3]]);
});
