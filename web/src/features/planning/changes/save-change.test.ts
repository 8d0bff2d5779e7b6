import { expect, test } from 'vitest';

import { afterUndo, type Stored } from './save-change.ts';

const stored = (orderId: string, version: number): Stored => ({
  orderId,
  version,
  employeeIds: [],
  allCanRequest: false,
  neededEmployees: 1,
});
const versions = (changes: readonly Stored[]) =>
  changes.map(({ orderId, version }) => `${orderId} ${version}`);

test('three changes of an order are taken back one after another', () => {
  const [first, second, third] = [stored('a', 2), stored('a', 3), stored('a', 4)];
  const left = afterUndo([first, second, third], third);
  // The third is taken back by version 5.
  expect(versions(left)).toEqual(['a 4', 'a 5']);
  const last = left.at(-1);
  // The second by version 6.
  expect(last && versions(afterUndo(left, last))).toEqual(['a 6']);
});

test('changes of other orders keep their version', () => {
  const [first, other, second] = [stored('a', 2), stored('b', 2), stored('a', 3)];
  expect(versions(afterUndo([first, other, second], second))).toEqual(['a 4', 'b 2']);
});

test('a change before that of another user stays a conflict', () => {
  const [first, second] = [stored('a', 2), stored('a', 4)];
  expect(versions(afterUndo([first, second], second))).toEqual(['a 2']);
});
