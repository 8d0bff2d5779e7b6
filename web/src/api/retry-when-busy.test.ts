import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { ApiError } from './errors.ts';
import { createRetryWhenBusy } from './retry-when-busy.ts';

const busy = new ApiError({ status: 503, code: 'busy', message: 'Travlt' });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const retrying = (shouldContinue = () => true) => {
  const onWait = vi.fn<() => void>();
  return { onWait, retry: createRetryWhenBusy({ shouldContinue, onWait }) };
};

/** A call that meets so many busy answers before it succeeds. */
function afterBusy(times: number) {
  let left = times;
  return vi.fn<() => Promise<string>>(() => {
    left -= 1;
    return left >= 0 ? Promise.reject(busy) : Promise.resolve('done');
  });
}

test('a call that meets a busy server is sent again after growing pauses', async () => {
  const { retry, onWait } = retrying();
  const send = afterBusy(3);
  const answer = retry(send);
  await vi.advanceTimersByTimeAsync(999);
  expect(send).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1 + 2000 + 4000);
  expect(await answer).toBe('done');
  expect(send).toHaveBeenCalledTimes(4);
  expect(onWait).toHaveBeenCalledTimes(3);
});

test('while one call waits, the others wait with it', async () => {
  const { retry } = retrying();
  const first = retry(afterBusy(1));
  await vi.advanceTimersByTimeAsync(10);
  const second = vi.fn<() => Promise<string>>(() => Promise.resolve('too'));
  const other = retry(second);
  await vi.advanceTimersByTimeAsync(500);
  expect(second).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(600);
  expect(await Promise.all([first, other])).toEqual(['done', 'too']);
});

test('after the last pause the call fails with the server’s answer', async () => {
  const { retry } = retrying();
  const outcome = retry(afterBusy(100)).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(await outcome).toBe(busy);
});

test('a stopped batch does not wait and retry', async () => {
  const { retry, onWait } = retrying(() => false);
  await expect(retry(afterBusy(1))).rejects.toBe(busy);
  expect(onWait).not.toHaveBeenCalled();
});

test('any other error is thrown immediately', async () => {
  const { retry } = retrying();
  const lost = new TypeError('Failed to fetch');
  await expect(retry(() => Promise.reject(lost))).rejects.toBe(lost);
});
