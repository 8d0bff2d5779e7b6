import { expect, test } from 'vitest';

import { reportOf } from '../time/report.samples.ts';
import type { Period } from '../planning/period.ts';
import { breachesOf } from './shift-law.ts';

const period = (from: string, to: string): Period => ({ from, to });
const nobody = {
  employeeId: 'sara',
  reports: [],
  bookings: [],
  absences: [],
  terms: { selfOrganiserFrom: '', eighteenOn: '' },
  today: '2026-06-08',
};
const shift = period('2026-06-10T06:00', '2026-06-10T14:00');
const rules = (work: object, at = shift) =>
  breachesOf(at, { ...nobody, ...work }).map(
    ({ rule, date, hundredths }) => `${date} ${rule} ${hundredths / 100}`,
  );

test.each<[string, object, string[]]>([
  ['nothing else is planned', {}, []],
  [
    'a shift the evening before that leaves 9 hours',
    { bookings: [period('2026-06-09T14:00', '2026-06-09T21:00')] },
    ['2026-06-10 dailyRest 9'],
  ],
  [
    'a shift the evening before that leaves 11 hours',
    { bookings: [period('2026-06-09T11:00', '2026-06-09T19:00')] },
    [],
  ],
  [
    'the next morning, which the shift leaves too little before',
    { bookings: [period('2026-06-11T00:00', '2026-06-11T08:00')] },
    ['2026-06-11 dailyRest 10'],
  ],
  [
    'below 18 years 12 hours',
    {
      bookings: [period('2026-06-09T12:00', '2026-06-09T18:30')],
      terms: { selfOrganiserFrom: '', eighteenOn: '2027-01-01' },
    },
    ['2026-06-10 youngRest 11.5'],
  ],
  [
    'who organises their own work is free of it',
    {
      bookings: [period('2026-06-09T14:00', '2026-06-09T21:00')],
      terms: { selfOrganiserFrom: '2026-01-01', eighteenOn: '' },
    },
    [],
  ],
  [
    'a rule that is broken without the shift and not worse by it',
    {
      bookings: [
        period('2026-06-08T14:00', '2026-06-08T23:00'),
        period('2026-06-09T06:00', '2026-06-09T10:00'),
      ],
    },
    [],
  ],
  [
    'an order over three days is work from its start to its end on each',
    { bookings: [period('2026-06-07T14:00', '2026-06-09T22:00')] },
    ['2026-06-10 dailyRest 8'],
  ],
  [
    'a whole-day order says no time, and so nothing of the night',
    { bookings: [period('2026-06-09T00:00', '2026-06-10T00:00')] },
    [],
  ],
  [
    'registered hours of days that are past count, and not what was planned then',
    {
      today: '2026-06-10',
      reports: [
        reportOf({ date: '2026-06-09', startTime: '16:00', endTime: '23:00', hundredths: 700 }),
      ],
      bookings: [period('2026-06-09T08:00', '2026-06-09T12:00')],
    },
    ['2026-06-10 dailyRest 7'],
  ],
])('%s', (_what, work, expected) => {
  expect(rules(work)).toEqual(expected);
});

test('a seventh working day together leaves no 35 hours of rest', () => {
  const days = ['04', '05', '06', '07', '08', '09'];
  const bookings = days.map((day) => period(`2026-06-${day}T08:00`, `2026-06-${day}T16:00`));
  const work = { bookings, today: '2026-06-01' };
  expect(rules(work, period('2026-06-10T08:00', '2026-06-10T16:00'))).toEqual([
    '2026-06-10 weeklyRest 16',
  ]);
});

test('a shift that lifts the average above 48 hours a week is told', () => {
  const bookings = Array.from({ length: 90 }, (_, index) => {
    const day = new Date(Date.UTC(2026, 2, 12 + index)).toISOString().slice(0, 10);
    return period(`${day}T08:00`, `${day}T15:00`);
  });
  const work = { bookings, today: '2026-03-01' };
  expect(rules(work, period('2026-06-09T16:00', '2026-06-09T23:00')).join()).toContain(
    'weeklyAverage',
  );
});
