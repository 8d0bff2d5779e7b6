import { expect, test } from 'vitest';

import { stepOf } from './key-step.ts';

const from = { laneId: 'b', lanes: ['a', 'b'], snap: 15, isAllDay: false };

test.each([
  ['axis', 'up', { days: 0, minutes: -15, laneId: 'b' }],
  ['axis', 'down', { days: 0, minutes: 15, laneId: 'b' }],
  ['axis', 'left', { days: 0, minutes: 0, laneId: 'a' }],
  ['axis', 'right', { days: 1, minutes: 0, laneId: 'a' }],
  ['rows', 'up', { days: 0, minutes: 0, laneId: 'a' }],
  ['rows', 'down', { days: 0, minutes: 0, laneId: 'b' }],
  ['rows', 'left', { days: -1, minutes: 0, laneId: 'b' }],
  ['month', 'down', { days: 7, minutes: 0, laneId: 'b' }],
  ['month', 'right', { days: 1, minutes: 0, laneId: 'b' }],
] as const)('on %s an arrow %s', (board, arrow, step) => {
  expect(stepOf(board, arrow, from)).toEqual(step);
});

test('whole days do not move along the axis', () => {
  expect(stepOf('axis', 'down', { ...from, isAllDay: true }).minutes).toBe(0);
});
