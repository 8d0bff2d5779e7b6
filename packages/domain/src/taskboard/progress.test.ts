import type { BoardStatus } from '@driftig/contracts/taskboard/status';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { derivedProgress, derivedStatus, progressOf, statusOf } from './progress.ts';

const [o, p, r, d, c, w] = [
  'notStarted',
  'inProgress',
  'inReview',
  'completed',
  'cancelled',
  'waiting',
] as const;
const all = [o, p, r, d, c, w];
const subtasks = (...statuses: BoardStatus[]) =>
  statuses.map((status, index) => ({ number: index + 1, title: 'x', status, progress: 0 }));

describe('the status of a task with subtasks', () => {
  // Each set of statuses that can occur, without order and number, which do not matter.
  test.each<[BoardStatus, BoardStatus[]]>([
    [o, []],
    [o, [o]],
    [p, [p]],
    [r, [r]],
    [d, [d]],
    [c, [c]],
    [o, [w]],
    [p, [o, p]],
    [r, [o, r]],
    [o, [o, d]],
    [o, [o, w]],
    [r, [p, r]],
    [p, [p, d]],
    [p, [p, w]],
    [r, [r, d]],
    [r, [r, w]],
    [o, [d, w]],
    [r, [o, p, r]],
    [p, [o, p, d]],
    [p, [o, p, w]],
    [r, [o, r, d]],
    [r, [o, r, w]],
    [o, [o, d, w]],
    [r, [p, r, d]],
    [r, [p, r, w]],
    [p, [p, d, w]],
    [r, [r, d, w]],
    [r, [o, p, r, d]],
    [r, [o, p, r, w]],
    [p, [o, p, d, w]],
    [r, [o, r, d, w]],
    [r, [p, r, d, w]],
    [r, [o, p, r, d, w]],
  ])('is %s for %j', (status, of) => {
    expect(derivedStatus(subtasks(...of))).toBe(status);
  });

  test('is cancelled as soon as one subtask is cancelled', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...all)), (others) => {
        expect(derivedStatus(subtasks(...others, c))).toBe(c);
      }),
    );
  });

  test('depends on neither the order nor the number of equal subtasks', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...all)), (statuses) => {
        const twice = subtasks(...statuses.toReversed(), ...statuses);
        expect(derivedStatus(twice)).toBe(derivedStatus(subtasks(...statuses)));
      }),
    );
  });

  test('ignores the status that was chosen', () => {
    expect(statusOf({ chosenStatus: d, subtasks: subtasks(p) })).toBe(p);
  });
});

test.each(all)('a task without subtasks has the chosen status %s', (chosenStatus) => {
  expect(statusOf({ chosenStatus, subtasks: [] })).toBe(chosenStatus);
  expect(progressOf({ chosenStatus, subtasks: [] })).toBe(chosenStatus === d ? 100 : 0);
});

test.each([
  [0, []],
  [33, [0, 0, 100]],
  [67, [100, 100, 0]],
  [50, [49, 50]],
  [100, [100]],
])('the progress %i is the rounded average of %j', (average, of) => {
  expect(derivedProgress(of.map((progress) => ({ progress })))).toBe(average);
});
