import { describe, expect, test } from 'vitest';

import { isChipOn, lastDateOf, partOn } from './parts.ts';
import { visibleHours } from './visible-hours.ts';

const night = { start: '2026-11-14T14:00', end: '2026-11-15T01:00' };
const days = { start: '2026-11-10T08:00', end: '2026-11-12T12:00' };
const untilMidnight = { start: '2026-11-14T14:00', end: '2026-11-15T00:00' };
const wholeDay = { start: '2026-11-14T00:00', end: '2026-11-15T00:00' };

describe('the part of an event on a date', () => {
  test.each([
    ['a night on its first day', '2026-11-14', night, [840, 1440, true, false]],
    ['a night on its second day', '2026-11-15', night, [0, 60, false, true]],
    ['a day between', '2026-11-11', days, [0, 1440, false, false]],
    ['an end at midnight', '2026-11-14', untilMidnight, [840, 1440, true, true]],
    ['a whole day', '2026-11-14', wholeDay, [0, 1440, true, true]],
  ] as const)('%s', (_name, date, event, [from, to, isFirst, isLast]) => {
    expect(partOn(date, event)).toEqual({ from, to, isFirst, isLast });
  });

  test.each([
    ['the day before', '2026-11-13', night],
    ['the day after an end at midnight', '2026-11-15', untilMidnight],
    ['the day after a whole day', '2026-11-15', wholeDay],
  ] as const)('there is none on %s', (_name, date, event) => {
    expect(partOn(date, event)).toBeUndefined();
  });
});

test.each([
  ['2026-11-14', night, true],
  ['2026-11-15', night, false],
  ['2026-11-12', days, true],
  ['2026-11-13', days, false],
] as const)('whether a chip stands on %s', (date, event, isShown) => {
  expect(isChipOn(date, event)).toBe(isShown);
});

test('an end at midnight belongs to the day before', () => {
  expect(lastDateOf(untilMidnight)).toBe('2026-11-14');
  expect(lastDateOf(night)).toBe('2026-11-15');
});

test.each([
  ['no events', [], undefined, { from: 8, to: 16 }],
  [
    'an evening',
    [{ start: '2026-11-14T17:30', end: '2026-11-14T22:15' }],
    undefined,
    { from: 8, to: 23 },
  ],
  ['a night', [night], undefined, { from: 8, to: 24 }],
  ['wanted hours', [], { from: 8, to: 21 }, { from: 8, to: 21 }],
  [
    'one before them',
    [{ start: '2026-11-14T06:45', end: '2026-11-14T09:00' }],
    { from: 8, to: 21 },
    { from: 6, to: 21 },
  ],
  ['one of a whole day', [{ ...wholeDay, isAllDay: true }], undefined, { from: 8, to: 16 }],
] as const)('the hours of %s', (_name, spans, wanted, hours) => {
  const events = spans.map((span, index) => ({
    id: String(index),
    laneId: 'a',
    title: '',
    tone: 'done' as const,
    ...span,
  }));
  expect(visibleHours(['2026-11-14'], events, wanted)).toEqual(hours);
});
