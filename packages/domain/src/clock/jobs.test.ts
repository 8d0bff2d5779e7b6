import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { addDays, danishClock } from '../dates.ts';
import { dailyJobs, dueJobs, withDone, type DoneJobs } from './jobs.ts';

const jobs = Object.keys(dailyJobs).length;
const hour = 3_600_000;
const start = Date.parse('2026-01-01T00:00:00Z');

/** Strikes these instants in turn; gives each begun job with its date. */
function strikeAll(instants: readonly number[], done: DoneJobs): string[] {
  const begun: string[] = [];
  let now = done;
  for (const instant of instants) {
    const due = dueJobs(danishClock(instant), now);
    begun.push(...due.map(({ job, date }) => `${job} ${date}`));
    now = withDone(now, due);
  }
  return begun;
}

const doneUntil = (date: string): DoneJobs =>
  Object.fromEntries(Object.keys(dailyJobs).map((job) => [job, date]));

describe('jobs of the clock', () => {
  test.each([
    ['2026-11-26T07:59', []],
    [
      '2026-11-26T08:00',
      [
        'hoursMissing',
        'hoursHandedIn',
        'applicationsWaiting',
        'ordersLackPeople',
        'invoicesDue',
        'tasksDue',
        'boardPurge',
      ],
    ],
  ])('at %s those from that hour are due', (clock, expected) => {
    expect(dueJobs(clock, doneUntil('2026-11-25')).map(({ job }) => job)).toEqual(expected);
  });

  test('a missed hour is made up for until the hour of the next day, for its own date', () => {
    const done = { ...doneUntil('2026-11-26'), shiftReminder: '2026-11-25' };
    const late = [{ job: 'shiftReminder', date: '2026-11-26' }];
    expect(dueJobs('2026-11-26T15:59', done)).toEqual([]);
    expect(dueJobs('2026-11-26T16:00', done)).toEqual(late);
    expect(dueJobs('2026-11-27T00:00', done)).toEqual(late);
    expect(dueJobs('2026-11-27T07:00', done)).toEqual(late);
  });

  test.each([
    ['the spring, when an hour is skipped', '2026-03-27T23:00:00Z'],
    ['the autumn, when an hour comes twice', '2026-10-23T22:00:00Z'],
    ['the end of a year', '2026-12-30T23:00:00Z'],
    ['a leap day', '2028-02-27T23:00:00Z'],
  ])('each is begun once a day around %s', (_, from) => {
    const first = Date.parse(from);
    const date = danishClock(first).slice(0, 10);
    const instants = Array.from({ length: 4 * 24 }, (__, index) => first + index * hour);
    const begun = strikeAll(instants, doneUntil(addDays(date, -1)));
    expect(new Set(begun).size).toBe(begun.length);
    expect(begun.filter((one) => one.endsWith(addDays(date, 1)))).toHaveLength(jobs);
    expect(begun.filter((one) => one.endsWith(addDays(date, 2)))).toHaveLength(jobs);
  });

  test('whatever hours are missed or struck again, no job is begun twice for a date', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 24 * 400 }), { maxLength: 60 }), (hours) => {
        const begun = strikeAll(
          hours.map((at) => start + at * hour),
          {},
        );
        expect(new Set(begun).size).toBe(begun.length);
      }),
    );
  });
});
