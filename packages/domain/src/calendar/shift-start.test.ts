import { expect, test } from 'vitest';

import { instantOf } from '../planning/period.ts';
import { shiftStart } from './shift-start.ts';

const shift = {
  startDate: '2026-11-28',
  endDate: '2026-11-28',
  startTime: '01:00',
  endTime: '09:00',
};

test.for([
  ['2026-11-27T22:59', 'ahead'],
  ['2026-11-27T23:00', 'open'],
  ['2026-11-28T08:59', 'open'],
  ['2026-11-28T09:00', 'over'],
] as const)('a shift from 01:00 to 09:00 is at %s %s', ([now, state]) => {
  expect(shiftStart(shift, instantOf(now))).toEqual({
    state,
    from: Date.parse('2026-11-27T22:00:00Z'),
  });
});

test('a shift without times lasts the whole day', () => {
  const wholeDay = { ...shift, startTime: '', endTime: '' };
  expect(shiftStart(wholeDay, instantOf('2026-11-28T23:59')).state).toBe('open');
});
