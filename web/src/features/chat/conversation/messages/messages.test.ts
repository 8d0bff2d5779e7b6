import { expect, test } from 'vitest';

import { frameOf, message } from './messages.samples.ts';
import { addMessages, gapBefore, lastReceived, messageOf, olderBefore } from './messages.ts';

const numbers = (known: ReturnType<typeof addMessages>) => known.map(({ number }) => number);

test('pages and frames become one list in the server’s order, without doubles', () => {
  const page = [3, 4, 5].map((number) => message(number));
  const older = [1, 2, 3].map((number) => message(number));
  const late = [message(7), message(6), message(5)];
  expect(numbers(addMessages(addMessages(page, late), older))).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('known messages change nothing, so nothing is rendered again', () => {
  const known = [message(1), message(2)];
  expect(addMessages(known, [message(2)])).toBe(known);
});

test('missed messages are found as a gap, the newest first', () => {
  expect(gapBefore([])).toBeUndefined();
  expect(gapBefore([message(4), message(5)])).toBeUndefined();
  expect(gapBefore([1, 2, 5, 9, 10].map((number) => message(number)))).toBe(9);
});

test('older messages are there until the first one is known', () => {
  expect(olderBefore([])).toBeUndefined();
  expect(olderBefore([message(51)])).toBe(51);
  expect(olderBefore([message(1)])).toBeUndefined();
});

test('a frame belongs to the conversation of its two people, on all their devices', () => {
  const own = frameOf({ senderId: 'me', receiverId: 'sara', clientId: 'client-1' });
  expect(messageOf(own, 'me', 'sara')).toMatchObject({ type: 'sent', clientId: 'client-1' });
  const theirs = frameOf({ senderId: 'sara', receiverId: 'me' });
  expect(messageOf(theirs, 'me', 'sara')).toMatchObject({ type: 'received', senderId: 'sara' });
  expect(messageOf(theirs, 'me', 'ali')).toBeUndefined();
  expect(messageOf(frameOf({ receiverId: 'g-dep.1' }), 'me', 'sara')).toBeUndefined();
});

test('the newest message of the other is what is read', () => {
  expect(lastReceived([])).toBe(0);
  expect(lastReceived([message(1), message(2, { type: 'sent' })])).toBe(1);
});
