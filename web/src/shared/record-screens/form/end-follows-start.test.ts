import { expect, test } from 'vitest';

import { endAfter, endFollowsStart } from './end-follows-start.ts';

test.each([
  ['an end after the start stays', '2026-06-20', '2026-06-22', '2026-06-21', '2026-06-22'],
  ['a start after the end takes it along', '2026-06-20', '2026-06-22', '2026-12-30', '2027-01-01'],
  ['a day stays a day', '2026-06-20', '2026-06-20', '2026-07-01', '2026-07-01'],
  ['without an end it is the day it starts', '', '', '2026-07-01', '2026-07-01'],
  ['without a start before, it has no length', '', '2026-06-20', '2026-07-01', '2026-07-01'],
  ['a date that is half typed moves nothing', '2026-06-20', '2026-06-22', '31-', '2026-06-22'],
])('%s', (_what, start, end, to, expected) => {
  expect(endAfter({ start, end }, to)).toBe(expected);
});

/** A form with the two dates, and what a user types into it. */
function formOf(start: string, end: string) {
  const values: Record<string, string> = { start, end };
  let react: (name: string | undefined, typed: boolean) => void = () => undefined;
  const set = (name: string, value: string, typed = false) => {
    values[name] = value;
    react(name, typed);
  };
  const form = {
    get: (name: string) => values[name] ?? '',
    set,
    onChange: (next: typeof react) => {
      react = next;
      return () => undefined;
    },
  };
  endFollowsStart(form, { start: 'start', end: 'end' });
  return { values, type: (name: string, value: string) => set(name, value, true) };
}

test('a date moved while the start was half typed comes back with the whole one', () => {
  const { values, type } = formOf('2026-06-20', '2026-06-22');
  type('start', '2026-12-01');
  expect(values['end']).toBe('2026-12-03');
  type('start', '2026-06-21');
  expect(values['end']).toBe('2026-06-22');
});

test('an end that the user sets is the end from then on', () => {
  const { values, type } = formOf('', '');
  type('start', '2026-06-20');
  type('end', '2026-06-25');
  type('start', '2026-06-26');
  expect(values['end']).toBe('2026-07-01');
});
