import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { addDays } from '../dates.ts';
import { absence } from '../vacation/absence.samples.ts';
import { hundredthsOfMinutes } from './clock.ts';
import { countedIn, shownHours } from './counted.ts';
import { sumMinutes } from './minutes.ts';
import { flexBalance, rowFlexes, timeDays } from './flex.ts';
import type { NormFacts } from './norm.ts';
import { partsOf } from './register.ts';
import type { TimeReport } from './report.ts';
import { reportOf } from './report.samples.ts';

/** Easter Sundays as the calendar prints them, not by the rule that is tested. */
const easters = [
  '2023-04-09',
  '2024-03-31',
  '2025-04-20',
  '2026-04-05',
  '2027-03-28',
  '2028-04-16',
];
const afterEaster = [-3, -2, 0, 1, 39, 49, 50];
const freeDays = new Set([
  ...easters.flatMap((easter) => afterEaster.map((days) => addDays(easter, days))),
  ...easters.flatMap((easter) =>
    ['01-01', '12-25', '12-26'].map((day) => `${easter.slice(0, 4)}-${day}`),
  ),
  '2023-05-05',
]);

/** Weeks in which something is unusual: leap days, week 53, both changes of the clock, Easter, New Year. */
const weeks = ['2024-02-26', '2026-12-28', '2027-03-22', '2026-10-19', '2023-05-01', '2024-03-25'];
const date = fc
  .record({ week: fc.constantFrom(...weeks), day: fc.nat({ max: 9 }) })
  .map(({ week, day }) => addDays(week, day));

const danishClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Copenhagen',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** Minutes that pass from one clock time of a day to another, counted one by one. */
function minutesPassing(day: string, from: string, to: string): number {
  let count = 0;
  const start = Date.parse(`${day}T00:00:00Z`) - 3 * 3_600_000;
  for (let minute = 0; minute < 30 * 60; minute += 1) {
    const shown = danishClock.format(start + minute * 60_000);
    if (shown.slice(0, 10) === day && shown.slice(11) >= from && shown.slice(11) < to) count += 1;
  }
  return count;
}

/** Times of whole hours, none in the hour that comes twice or not at all. */
const hour = fc.constantFrom(0, 1, 4, 7, 9, 12, 16, 20, 23);
const text = (value: number) => `${String(value).padStart(2, '0')}:00`;
const range = fc
  .tuple(hour, hour)
  .filter(([from, to]) => from < to)
  .map(([from, to]) => ({ startTime: text(from), endTime: text(to) }));

const row = fc.record({
  date,
  times: fc.option(range, { nil: undefined }),
  hundredths: fc.integer({ min: 1, max: 1200 }),
  status: fc.constantFrom('pending', 'approved', 'rejected', 'deleted'),
  adjusts: fc.boolean(),
});
const away = fc.record({
  date,
  times: fc.option(range, { nil: undefined }),
  type: fc.constantFrom('vacation', 'sickness', 'timeoff', 'unpaid'),
});
const norms = fc.record({
  company: fc.array(fc.record({ from: date, hundredths: fc.integer({ min: 1, max: 1000 }) }), {
    maxLength: 2,
  }),
  own: fc.array(
    fc.record({
      from: date,
      days: fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 5, maxLength: 5 }),
    }),
    { maxLength: 2 },
  ),
});

type Row = typeof row extends fc.Arbitrary<infer R> ? R : never;
type Away = typeof away extends fc.Arbitrary<infer A> ? A : never;
type Norms = typeof norms extends fc.Arbitrary<infer N> ? N : never;

/** Hours with two decimals as the whole minutes that read so, looked for one by one (product T55). */
function typedMinutes(hundredths: number): number {
  const exact = hundredths * 0.6;
  const near = [Math.floor(exact), Math.ceil(exact)];
  return near.find((minutes) => Math.round(minutes / 0.6) === hundredths) ?? exact;
}

/** Flex of all days, worked out anew from the sentences of product T2, T3, T30 and T55. */
function slowFlex(rows: readonly Row[], absences: readonly Away[], known: Norms): number {
  let sum = 0;
  for (const week of weeks)
    for (let day = 0; day < 10; day += 1) sum += slowDay(addDays(week, day), rows, absences, known);
  return sum;
}

function slowDay(day: string, rows: readonly Row[], absences: readonly Away[], known: Norms) {
  const standing = rows.filter(
    (one) => one.date === day && one.status !== 'rejected' && one.status !== 'deleted',
  );
  let hours = 0;
  let adjusted = 0;
  for (const one of standing) {
    if (one.adjusts) adjusted += typedMinutes(one.hundredths);
    else if (one.times === undefined) hours += typedMinutes(one.hundredths);
    else hours += minutesPassing(day, one.times.startTime, one.times.endTime);
  }
  const onDay = absences.filter((one) => one.date === day);
  const counts =
    standing.some(({ adjusts }) => !adjusts) || onDay.some(({ type }) => type === 'timeoff');
  return (counts ? hours - typedMinutes(slowNorm(day, onDay, known)) : 0) + adjusted;
}

function slowNorm(day: string, onDay: readonly Away[], known: Norms): number {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  if (weekday === 0 || weekday === 6 || freeDays.has(day)) return 0;
  const minutes = onDay
    .filter(({ type }) => type !== 'timeoff')
    .reduce((sum, one) => sum + minutesAway(one), 0);
  return Math.max(0, agreedHours(day, weekday, known) - Math.round((minutes * 100) / 60));
}

function agreedHours(day: string, weekday: number, { company, own }: Norms): number {
  let [norm, since] = [740, ''];
  for (const { from, hundredths } of company)
    if (from <= day && from > since) [norm, since] = [hundredths, from];
  since = '';
  for (const { from, days } of own)
    if (from <= day && from > since) [norm, since] = [days[weekday - 1] ?? 0, from];
  return norm;
}

function minutesAway({ times }: Away): number {
  let minutes = 0;
  for (let minute = 0; minute < 1440; minute += 1) {
    const clock = new Date(minute * 60_000).toISOString().slice(11, 16);
    if (times === undefined || (clock >= times.startTime && clock < times.endTime)) minutes += 1;
  }
  return minutes;
}

const plain = {
  projectId: 'ip-1',
  projectName: 'Lager',
  isInternal: true,
  activity: '',
  breakMinutes: 0,
  flexReason: '',
  isOverMidnight: false,
};

function toReports(rows: readonly Row[]): TimeReport[] {
  return rows.flatMap(({ adjusts, times, hundredths, status, ...one }, index) =>
    partsOf({
      ...plain,
      ...one,
      kind: adjusts ? 'flexAdjustment' : 'work',
      hundredths,
      ...(times ?? { startTime: '', endTime: '' }),
    }).map((part) => reportOf({ ...part, status, reportId: `p.202601.${index}` })),
  );
}

function toFacts(absences: readonly Away[], { company, own }: Norms): NormFacts {
  return {
    companyNorms: company,
    ownNorms: own,
    absences: absences.map(({ date: day, times, type }) =>
      absence({
        type,
        startDate: day,
        startTime: times?.startTime === '00:00' ? '' : (times?.startTime ?? ''),
        endTime: times?.endTime ?? '',
      }),
    ),
  };
}

/** One absence a day, as the rule on overlaps leaves them, and norms of different days. */
const absences = fc.uniqueArray(away, { maxLength: 5, selector: (one) => one.date });
const unlike = norms.filter(
  ({ company, own }) =>
    new Set(company.map(({ from }) => from)).size === company.length &&
    new Set(own.map(({ from }) => from)).size === own.length,
);
const rows = fc.array(row, { minLength: 1, maxLength: 8 });
const whole = { from: '2023-01-01', to: '2028-12-31' };

describe('over random histories', () => {
  test('the balance is what a slow recomputation says', () => {
    fc.assert(
      fc.property(rows, absences, unlike, (some, gone, known) => {
        const facts = toFacts(gone, known);
        expect(flexBalance(toReports(some), facts, whole).hundredths).toBe(
          Math.round(slowFlex(some, gone, known) / 0.6) + 0,
        );
      }),
      { numRuns: 60 },
    );
  });

  test('days add up to the balance, and so do rows without time off', () => {
    fc.assert(
      fc.property(rows, absences, unlike, (some, gone, known) => {
        const facts = toFacts(gone, known);
        const reports = toReports(some);
        const balance = flexBalance(reports, facts, whole).hundredths;
        const days = weeks.flatMap((week) => timeDays(week, addDays(week, 9), reports, facts));
        expect(shownHours(countedIn(days)).flexHundredths).toBe(balance);
        if (gone.some(({ type }) => type === 'timeoff')) return;
        const flexes = [...rowFlexes(reports, facts).values()];
        const minutes = sumMinutes(flexes.map(({ flexMinutes }) => flexMinutes));
        expect(hundredthsOfMinutes(minutes)).toBe(balance);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a day', () => {
  const facts: NormFacts = { companyNorms: [], ownNorms: [], absences: [] };
  const day = (reports: readonly TimeReport[], known = facts) =>
    timeDays('2026-06-09', '2026-06-09', reports, known)[0];

  test('without hours is not counted, whatever its norm', () => {
    expect(day([])).toMatchObject({ normHundredths: 740, flexHundredths: 0 });
  });

  test('with a rejected row alone is not counted either', () => {
    expect(day([reportOf({ status: 'rejected' })])).toMatchObject({ flexHundredths: 0 });
  });

  test('has its norm once, however many rows', () => {
    const two = [reportOf({ hundredths: 400 }), reportOf({ hundredths: 400, reportId: 'p.1.2' })];
    expect(day(two)).toMatchObject({ hundredths: 800, flexHundredths: 60 });
    const shown = [...rowFlexes(two, facts).values()];
    expect(shown).toMatchObject([
      { normHundredths: 740, flexHundredths: -340 },
      { normHundredths: 0, flexHundredths: 400 },
    ]);
  });
});
