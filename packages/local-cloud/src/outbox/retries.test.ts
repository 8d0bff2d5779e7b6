import { expect, test } from 'vitest';

import { createRetries, mostAttempts, waitAfter } from './retries.ts';

const event = (eventId: string) => ({ eventId });

test('a failed event waits twice as long each time, and after the last attempt for ever', () => {
  expect([1, 2, 3, 7, 8].map(waitAfter)).toEqual([1000, 2000, 4000, 64_000, Infinity]);
});

test('an event that failed is due again later, after those that never failed', () => {
  const retries = createRetries();
  const events = [event('old'), event('new')];
  expect(retries.hasFailedForGood('old', 0)).toBe(false);
  expect(retries.due(events, 999)).toEqual([event('new')]);
  expect(retries.due(events, 1000)).toEqual([event('new'), event('old')]);
  retries.forget('old');
  expect(retries.due(events, 0)).toEqual(events);
});

test('an event is given up after its last attempt', () => {
  const retries = createRetries();
  const last = Array.from({ length: mostAttempts }, () => retries.hasFailedForGood('bad', 0));
  expect(last).toEqual([...Array.from({ length: mostAttempts - 1 }, () => false), true]);
  expect(retries.due([event('bad')], Number.MAX_SAFE_INTEGER)).toEqual([]);
});
