import { expect, test } from 'vitest';

import { AppError } from '../errors.ts';
import { timerRegistration } from './timer.ts';

const ran = (startedAt: string, stoppedAt: string) => ({
  startedAt: `${startedAt}.000Z`,
  stoppedAt: `${stoppedAt}.000Z`,
  breakMinutes: 15,
});

test.each([
  ['the clocks in Denmark', '2026-06-09T05:02:11', '2026-06-09T13:17:40', '07:02', '15:17', false],
  ['winter', '2026-12-09T06:00:00', '2026-12-09T14:00:00', '07:00', '15:00', false],
  ['at least a minute', '2026-06-09T05:02:11', '2026-06-09T05:02:20', '07:02', '07:03', false],
  ['a clock that went back', '2026-06-09T05:02:11', '2026-06-09T05:00:00', '07:02', '07:03', false],
  ['over midnight', '2026-06-09T18:00:00', '2026-06-10T01:30:00', '20:00', '03:30', true],
  ['to midnight', '2026-06-09T18:00:00', '2026-06-09T22:00:00', '20:00', '00:00', true],
  ['just under a day', '2026-06-09T18:00:00', '2026-06-10T17:59:00', '20:00', '19:59', true],
])('a timer registers %s', (_what, from, to, startTime, endTime, isOverMidnight) => {
  expect(timerRegistration(ran(from, to))).toEqual({
    date: ran(from, to).startedAt.slice(0, 10),
    kind: 'work',
    hundredths: undefined,
    flexReason: '',
    startTime,
    endTime,
    breakMinutes: 15,
    isOverMidnight,
  });
});

test('a timer that was started after midnight in Denmark belongs to that day', () => {
  const { date } = timerRegistration(ran('2026-06-09T22:30:00', '2026-06-10T02:00:00'));
  expect(date).toBe('2026-06-10');
});

test.each([
  ['a whole day', '2026-06-09T18:00:00', '2026-06-10T18:00:00'],
  ['a whole day from midnight', '2026-06-08T22:00:00', '2026-06-09T22:00:00'],
  ['two days', '2026-06-09T18:00:00', '2026-06-11T10:00:00'],
])('a timer that ran %s is registered by hand', (_what, from, to) => {
  expect(() => timerRegistration(ran(from, to))).toThrow(AppError);
});
