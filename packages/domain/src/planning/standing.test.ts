import fc from 'fast-check';
import { expect, test } from 'vitest';

import { byStanding, standingOf } from './standing.ts';

const period = { from: '2027-03-10T16:00', to: '2027-03-11T01:00' };
const other = (from: string, to: string) => ({ orderNumber: 7, from, to });
const overlapping = other('2027-03-10T15:00', '2027-03-10T23:00');
const away = { from: '2027-03-08T00:00', to: '2027-03-13T00:00' };
const nothing = { isAssigned: false, hasAsked: false, bookings: [], absences: [] };

test.each([
  ['nothing', {}, 'free'],
  ['assigned', { isAssigned: true }, 'assigned'],
  ['assigned and away', { isAssigned: true, absences: [away] }, 'assigned'],
  ['assigned and double-booked', { isAssigned: true, bookings: [overlapping] }, 'assigned'],
  ['asked', { hasAsked: true }, 'asked'],
  ['asked and booked elsewhere', { hasAsked: true, bookings: [overlapping] }, 'busy'],
  ['booked elsewhere', { bookings: [overlapping] }, 'busy'],
  ['booked until it starts', { bookings: [other('2027-03-10T08:00', period.from)] }, 'free'],
  ['booked from when it ends', { bookings: [other(period.to, '2027-03-11T08:00')] }, 'free'],
  ['away', { absences: [away] }, 'absent'],
  ['away and booked elsewhere', { absences: [away], bookings: [overlapping] }, 'absent'],
  ['away until it starts', { absences: [{ ...away, to: period.from }] }, 'free'],
])('%s: %s', (_what, facts, status) => {
  expect(standingOf(period, { ...nothing, ...facts }).status).toBe(status);
});

test.each([
  [
    '10 hours after',
    [other('2027-03-11T11:00', '2027-03-11T15:00')],
    { hours: 10, isBefore: false },
  ],
  [
    'a quarter before',
    [other('2027-03-10T08:00', '2027-03-10T15:45')],
    { hours: 0.25, isBefore: true },
  ],
  ['11 hours after', [other('2027-03-11T12:00', '2027-03-11T15:00')], undefined],
  [
    'the shorter of two',
    [other('2027-03-10T06:00', '2027-03-10T09:00'), other('2027-03-11T03:00', '2027-03-11T05:00')],
    { hours: 2, isBefore: false },
  ],
  ['of what overlaps there is no rest', [overlapping], undefined],
])('rest: %s', (_what, bookings, rest) => {
  expect(standingOf(period, { ...nothing, bookings }).rest).toEqual(rest);
});

test('assigned first, then asked, free, busy and absent, by their names in Danish', () => {
  const rows = [
    { status: 'absent', name: 'Bo' },
    { status: 'busy', name: 'Bo' },
    { status: 'free', name: 'Åse' },
    { status: 'free', name: 'Ærlig' },
    { status: 'asked', name: 'Ole' },
    { status: 'assigned', name: 'Ulla' },
  ] as const;
  fc.assert(
    fc.property(fc.shuffledSubarray([...rows], { minLength: rows.length }), (shuffled) => {
      expect(shuffled.toSorted(byStanding).map(({ name, status }) => `${status} ${name}`)).toEqual([
        'assigned Ulla',
        'asked Ole',
        'free Ærlig',
        'free Åse',
        'busy Bo',
        'absent Bo',
      ]);
    }),
  );
});
