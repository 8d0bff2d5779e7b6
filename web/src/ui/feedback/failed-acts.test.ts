import { beforeEach, expect, test, vi } from 'vitest';

const hide = vi.hoisted(() => vi.fn<(id: string) => void>());
vi.mock('./toast-host.tsx', () => ({ notifications: { hide } }));

import { keepToast, noteOutcome } from './failed-acts.ts';

const move = '["PUT","/task/{id}",{"id":"1"}]';
const save = '["PUT","/order",null]';
const hidden = () => hide.mock.calls.map(([id]) => id);

beforeEach(() => {
  hide.mockClear();
  vi.useFakeTimers();
  return () => void vi.useRealTimers();
});

/** An act fails, and what asked for it says so. */
function fail(act: string, toast: string) {
  noteOutcome(act, false);
  keepToast(toast);
  vi.runAllTimers();
}

test('a failure is said until the same act is done, and no longer', async () => {
  fail(move, 'moved');
  noteOutcome(save, true);
  noteOutcome(move.replace('"1"', '"2"'), true);
  await vi.dynamicImportSettled();
  expect(hidden()).toEqual([]);
  noteOutcome(move, true);
  noteOutcome(move, true);
  await vi.dynamicImportSettled();
  expect(hidden()).toEqual(['moved']);
});

test('an act that fails again is said once', async () => {
  fail(move, 'first');
  fail(move, 'second');
  noteOutcome(move, true);
  await vi.dynamicImportSettled();
  expect(hidden()).toEqual(['first', 'second']);
});

test('where two acts fail at once, or none before a toast, no toast goes by itself', async () => {
  noteOutcome(save, false);
  fail(move, 'of both');
  keepToast('of none');
  noteOutcome(save, true);
  noteOutcome(move, true);
  await vi.dynamicImportSettled();
  expect(hidden()).toEqual([]);
});
