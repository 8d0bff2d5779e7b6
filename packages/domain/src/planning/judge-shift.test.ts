import { describe, expect, test } from 'vitest';

import { judgeShift, type KnownPerson } from './judge-shift.ts';

const person: KnownPerson = {
  employeeId: 'sara',
  bookings: [],
  absences: [],
  selfOrganiserFrom: '',
  eighteenOn: '',
};
const today = '2027-03-01';
const shift = { from: '2027-03-10T14:00', to: '2027-03-10T20:00' };
const booked = (from: string, to: string) => ({
  ...person,
  bookings: [{ orderNumber: 7, from, to }],
});

describe('a shift', () => {
  test('is free without anything near', () => {
    expect(judgeShift(shift, person, today)).toEqual({ kind: 'free', rest: undefined });
  });

  test('is free with its hours of rest where a booking is near', () => {
    const near = booked('2027-03-09T14:00', '2027-03-10T02:00');
    expect(judgeShift(shift, near, today)).toEqual({ kind: 'free', rest: 12 });
  });

  test.each([
    ['2027-03-10T19:59', '2027-03-10T23:00', 'busy'],
    ['2027-03-10T20:00', '2027-03-10T23:00', 'free'],
    ['2027-03-11T06:00', '2027-03-11T12:00', 'breach'],
    ['2027-03-11T07:00', '2027-03-11T12:00', 'free'],
  ])('beside a booking from %s to %s is %s', (from, to, kind) => {
    expect(judgeShift(shift, booked(from, to), today)).toMatchObject({ kind });
  });

  test('needs 12 hours of rest below 18 years', () => {
    const young = { ...booked('2027-03-11T07:00', '2027-03-11T12:00'), eighteenOn: '2028-01-01' };
    expect(judgeShift(shift, young, today)).toMatchObject({
      kind: 'breach',
      breach: { rule: 'youngRest', hundredths: 1100 },
    });
  });

  test('loses an hour of rest in the night of the change to summer time', () => {
    const sunday = { from: '2027-03-28T09:00', to: '2027-03-28T12:00' };
    const late = booked('2027-03-27T14:00', '2027-03-27T22:00');
    expect(judgeShift(sunday, late, today)).toMatchObject({ breach: { hundredths: 1000 } });
  });

  test('in absence is refused when it is approved, and marked when it is applied for', () => {
    const absence = { from: '2027-03-10T00:00', to: '2027-03-11T00:00' };
    const away = { ...person, absences: [{ ...absence, isApproved: true }] };
    const applied = { ...person, absences: [{ ...absence, isApproved: false }] };
    expect(judgeShift(shift, away, today).kind).toBe('away');
    expect(judgeShift(shift, applied, today).kind).toBe('applied');
  });
});
