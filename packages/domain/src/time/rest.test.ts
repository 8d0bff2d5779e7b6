import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { addDays } from '../dates.ts';
import { mondayOf } from '../weeks.ts';
import type { TimeReport } from './report.ts';
import { reportOf, rowOf } from './report.samples.ts';
import { restWarnings } from './rest.ts';

const always = { from: '2000-01-01', to: '2100-01-01', selfOrganiserFrom: '', eighteenOn: '' };
const warned = (reports: readonly TimeReport[], asked = always) =>
  restWarnings(reports, asked).map(
    ({ rule, date, hundredths }) => `${date} ${rule} ${hundredths / 100}`,
  );
const rows = (...texts: string[]) => texts.map(rowOf);
const bare = (date: string, hundredths = 740) => reportOf({ date, hundredths });
const days = (from: string, count: number) =>
  Array.from({ length: count }, (_, index) => addDays(from, index));

describe('11 hours of rest together in each 24 hours up to the end of a shift (product F31)', () => {
  test.each<[string, string[], string[]]>([
    ['an ordinary day', ['2026-06-09 07:00-15:00'], []],
    ['two days', ['2026-06-09 07:00-15:00', '2026-06-10 07:00-15:00'], []],
    ['exactly 11 hours', ['2026-06-09 12:00-20:00', '2026-06-10 07:00-15:00'], []],
    [
      'a minute less than 11',
      ['2026-06-09 12:00-20:01', '2026-06-10 07:00-15:00'],
      ['2026-06-10 dailyRest 10.98'],
    ],
    ['13 hours together', ['2026-06-09 08:00-21:00'], []],
    ['14 hours together', ['2026-06-09 08:00-22:00'], ['2026-06-09 dailyRest 10']],
    [
      'a split shift that takes up 14 hours',
      ['2026-06-09 08:00-12:00', '2026-06-09 18:00-22:00'],
      ['2026-06-09 dailyRest 10'],
    ],
    [
      'a split shift with 11 hours between',
      ['2026-06-09 06:00-08:00', '2026-06-09 19:00-22:00'],
      [],
    ],
    ['a shift over midnight in two rows', ['2026-06-09 16:00-24:00', '2026-06-10 00:00-05:00'], []],
    [
      'one over midnight that is too long, on the day it ends',
      ['2026-06-09 14:00-24:00', '2026-06-10 00:00-04:00'],
      ['2026-06-10 dailyRest 10'],
    ],
    [
      'too early on again after a night',
      ['2026-06-09 18:00-24:00', '2026-06-10 00:00-02:00', '2026-06-10 10:00-18:00'],
      ['2026-06-10 dailyRest 8'],
    ],
  ])('%s', (_what, texts, expected) => {
    expect(warned(rows(...texts))).toEqual(expected);
  });

  test.each<[string, string[], string[]]>([
    [
      'the night the clocks go forward has an hour less',
      ['2026-03-28 12:00-20:00', '2026-03-29 07:00-15:00'],
      ['2026-03-29 dailyRest 10'],
    ],
    [
      'the night they go back has one more',
      ['2026-10-24 13:00-21:00', '2026-10-25 07:00-15:00'],
      [],
    ],
    [
      'a shift that lasts an hour longer than the clocks show',
      ['2026-10-24 20:00-24:00', '2026-10-25 00:00-09:00'],
      ['2026-10-25 dailyRest 10'],
    ],
  ])('%s', (_what, texts, expected) => {
    expect(warned(rows(...texts))).toEqual(expected);
  });

  test('where hours alone are known, over 13 on a day leave less than 11 of rest', () => {
    expect(warned([bare('2026-06-09', 1300)])).toEqual([]);
    expect(warned([bare('2026-06-09', 1301)])).toEqual(['2026-06-09 dailyRest 10.99']);
    expect(warned([bare('2026-06-09', 1350)])).toEqual(['2026-06-09 dailyRest 10.5']);
  });

  test('hours with and without times on a day are counted together', () => {
    const both = [rowOf('2026-06-09 08:00-16:00'), bare('2026-06-09', 600)];
    expect(warned(both)).toEqual(['2026-06-09 dailyRest 10']);
  });

  test('rejected and deleted hours and adjustments are no work', () => {
    const night = rowOf('2026-06-09 18:00-24:00');
    const morning = rowOf('2026-06-10 07:00-15:00');
    expect(warned([night, morning])).toHaveLength(1);
    for (const fields of [
      { status: 'rejected' },
      { status: 'deleted' },
      { kind: 'flexAdjustment' },
    ] as const)
      expect(warned([{ ...night, ...fields }, morning])).toEqual([]);
  });
});

describe('12 hours of rest below 18 years, until the birthday (product F33)', () => {
  const young = { ...always, eighteenOn: '2026-06-11' };

  test.each<[string, string[], string[]]>([
    ['exactly 12 hours', ['2026-06-09 12:00-20:00', '2026-06-10 08:00-15:00'], []],
    [
      'a minute less than 12',
      ['2026-06-09 12:00-20:01', '2026-06-10 08:00-15:00'],
      ['2026-06-10 youngRest 11.98'],
    ],
    ['12 hours together', ['2026-06-09 08:00-20:00'], []],
    ['12 and a half', ['2026-06-09 08:00-20:30'], ['2026-06-09 youngRest 11.5']],
    ['on the birthday 11 are enough', ['2026-06-10 12:00-20:00', '2026-06-11 07:00-15:00'], []],
    [
      'and fewer are too few for adults, too',
      ['2026-06-10 12:00-20:30', '2026-06-11 07:00-15:00'],
      ['2026-06-11 dailyRest 10.5'],
    ],
  ])('%s', (_what, texts, expected) => {
    expect(warned(rows(...texts), young)).toEqual(expected);
  });

  test('where hours alone are known, over 12 on a day leave less than 12 of rest', () => {
    expect(warned([bare('2026-06-09', 1200)], young)).toEqual([]);
    expect(warned([bare('2026-06-09', 1250)], young)).toEqual(['2026-06-09 youngRest 11.5']);
    expect(warned([bare('2026-06-11', 1250)], young)).toEqual([]);
  });
});

describe('35 hours of rest together in each 7 days (product F30)', () => {
  const shifts = (from: string, count: number, times = '07:00-15:00') =>
    days(from, count).map((date) => rowOf(`${date} ${times}`));

  test.each<[string, TimeReport[], string[]]>([
    ['six days, then a free one', [...shifts('2026-06-01', 6), ...shifts('2026-06-08', 6)], []],
    ['seven days', shifts('2026-06-01', 7), ['2026-06-07 weeklyRest 16']],
    [
      'each week is told once, the first time in it',
      shifts('2026-06-01', 15),
      ['2026-06-07 weeklyRest 16', '2026-06-08 weeklyRest 16', '2026-06-15 weeklyRest 16'],
    ],
    [
      'a day off of exactly 35 hours',
      [
        ...shifts('2026-06-01', 5, '08:00-16:00'),
        rowOf('2026-06-06 06:00-14:00'),
        rowOf('2026-06-08 01:00-09:00'),
      ],
      [],
    ],
    [
      'a day off of a minute less than 35',
      [
        ...shifts('2026-06-01', 5, '08:00-16:00'),
        rowOf('2026-06-06 06:00-14:00'),
        rowOf('2026-06-08 00:59-09:00'),
      ],
      ['2026-06-08 weeklyRest 34.98'],
    ],
    [
      'a day off of 34 hours',
      [
        ...shifts('2026-06-01', 5, '08:00-16:00'),
        rowOf('2026-06-06 07:00-15:00'),
        rowOf('2026-06-08 01:00-09:00'),
      ],
      ['2026-06-08 weeklyRest 34'],
    ],
  ])('%s', (_what, reports, expected) => {
    expect(warned(reports)).toEqual(expected);
  });

  test('seven days of hours without times leave no free day, six do', () => {
    expect(warned(days('2026-06-01', 6).map((date) => bare(date)))).toEqual([]);
    expect(warned(days('2026-06-01', 7).map((date) => bare(date)))).toEqual([
      '2026-06-07 weeklyRest 0',
    ]);
  });

  test('times that leave no free day are enough, also where a day has none', () => {
    const mixed = [bare('2026-05-31', 200), ...shifts('2026-06-01', 7).slice(1)];
    const seven = [bare('2026-06-01', 200), ...shifts('2026-06-01', 7).slice(1)];
    expect(warned(mixed)).toEqual([]);
    expect(warned(seven)).toEqual(['2026-06-07 weeklyRest 0']);
    const tight = [...shifts('2026-06-01', 7), bare('2026-06-04', 100)];
    expect(warned(tight)).toEqual(['2026-06-07 weeklyRest 16']);
  });

  test('a warning has the same day whatever the days that are asked for', () => {
    const all = shifts('2026-06-01', 30);
    const whole = warned(all);
    for (const from of days('2026-06-01', 30)) {
      const asked = { ...always, from };
      expect(warned(all, asked)).toEqual(whole.filter((text) => text.slice(0, 10) >= from));
    }
  });
});

describe('the days and people that are checked', () => {
  const twice = rows('2026-06-09 08:00-22:00', '2026-06-11 08:00-22:00');

  test('the days that are asked for, with the hours before them', () => {
    const asked = { from: '2026-06-10', to: '2026-06-30', selfOrganiserFrom: '', eighteenOn: '' };
    expect(warned(twice, asked)).toEqual(['2026-06-11 dailyRest 10']);
    const night = rows('2026-06-09 12:00-22:00', '2026-06-10 06:00-14:00');
    expect(warned(night, asked)).toEqual(['2026-06-10 dailyRest 8']);
  });

  test('self-organising employees are exempt, from their first day as such (product F28)', () => {
    expect(warned(twice, { ...always, selfOrganiserFrom: '2026-06-11' })).toEqual([
      '2026-06-09 dailyRest 10',
    ]);
    expect(warned(twice, { ...always, selfOrganiserFrom: '2026-06-09' })).toEqual([]);
  });
});

/** Weeks of work in the summer, where the clocks stay: on each day none, hours alone, or a range. */
const anyDay = fc.oneof(
  { weight: 1, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 24 }) },
  {
    weight: 4,
    arbitrary: fc.tuple(fc.integer({ min: 0, max: 22 }), fc.integer({ min: 1, max: 24 })),
  },
);
const hourText = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
const someWork = fc.array(anyDay, { minLength: 1, maxLength: 24 }).map((plan) =>
  plan.flatMap((day, index) => {
    const date = addDays('2026-06-01', index);
    if (day === undefined) return [];
    if (typeof day === 'number') return [bare(date, day * 100)];
    const [start, length] = day;
    return [rowOf(`${date} ${hourText(start)}-${hourText(Math.min(24, start + length))}`)];
  }),
);
const weekOf = ({ rule, date }: { rule: string; date: string }) =>
  rule === 'weeklyRest' ? `${rule} ${mondayOf(date)}` : `${rule} ${date}`;
const told = (reports: readonly TimeReport[]) => new Set(restWarnings(reports, always).map(weekOf));

describe('laws', () => {
  test('more rest never adds a warning', () => {
    fc.assert(
      fc.property(someWork, fc.nat(), (reports, pick) => {
        const left = reports.filter((_, index) => index !== pick % Math.max(1, reports.length));
        const before = told(reports);
        expect([...told(left)].filter((one) => !before.has(one))).toEqual([]);
      }),
    );
  });

  test('going home earlier never adds a warning', () => {
    fc.assert(
      fc.property(someWork, fc.nat(), (reports, pick) => {
        const shorter = reports.map((one, index) => {
          if (index !== pick % reports.length || one.startTime === '') return one;
          return rowOf(`${one.date} ${one.startTime}-${one.startTime.slice(0, 3)}30`);
        });
        const before = told(reports);
        expect([...told(shorter)].filter((one) => !before.has(one))).toEqual([]);
      }),
    );
  });

  test('the same work some weeks later has the same warnings', () => {
    fc.assert(
      fc.property(someWork, fc.integer({ min: 1, max: 8 }), (reports, weeks) => {
        const later = reports.map((one) => ({ ...one, date: addDays(one.date, 7 * weeks) }));
        const moved = restWarnings(reports, always).map((one) => ({
          ...one,
          date: addDays(one.date, 7 * weeks),
        }));
        expect(restWarnings(later, always)).toEqual(moved);
      }),
    );
  });

  test('rows that touch are as good as one', () => {
    fc.assert(
      fc.property(someWork, (reports) => {
        const cut = reports.flatMap((one) => {
          if (one.startTime === '') return [one];
          const middle = `${one.startTime.slice(0, 3)}30`;
          return [
            rowOf(`${one.date} ${one.startTime}-${middle}`),
            rowOf(`${one.date} ${middle}-${one.endTime}`),
          ];
        });
        expect(restWarnings(cut, always)).toEqual(restWarnings(reports, always));
      }),
    );
  });
});
