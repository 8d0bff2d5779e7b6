import { expect, test } from 'vitest';

import { addMessages } from './messages.ts';
import { message } from './messages.samples.ts';
import { newerAfter, pageAfter, pageAround, segmentAround } from './segment.ts';

const page = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => message(from + index));
const ends = (messages: ReturnType<typeof segmentAround>) => [
  messages[0]?.number,
  messages.at(-1)?.number,
];
/** The page that the server answers of a conversation of so many: the fifty before a number. */
const answer = (before: number, last: number) =>
  page(Math.max(1, Math.min(before - 50, last - 49)), Math.min(before - 1, last));

test('a message deep in a conversation of 50,000 is shown with its neighbours, and nothing between it and the newest is asked for', () => {
  const newest = page(49_951, 50_000);
  let known = addMessages(newest, answer(pageAround(123), 50_000));
  expect(ends(segmentAround(known, 123))).toEqual([99, 148]);
  expect(newerAfter(segmentAround(known, 123), known)).toBe(148);
  known = addMessages(known, answer(pageAfter(148), 50_000));
  known = addMessages(known, answer(99, 50_000));
  expect(ends(segmentAround(known, 123))).toEqual([49, 198]);
});

test('paged up to the newest, what comes live is part of it', () => {
  let known = addMessages(page(101, 150), answer(pageAround(80), 150));
  expect(ends(segmentAround(known, 80))).toEqual([56, 150]);
  expect(newerAfter(segmentAround(known, 80), known)).toBeUndefined();
  known = addMessages(known, [message(151)]);
  expect(ends(segmentAround(known, 80))).toEqual([56, 151]);
});

test('an unknown message has no neighbours', () => {
  expect(segmentAround(page(1, 5), 9)).toEqual([]);
  expect(segmentAround([], 1)).toEqual([]);
});
