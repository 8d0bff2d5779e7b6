import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { assertRoom, shareTime } from './overlaps.ts';
import type { TimeReport } from './report.ts';
import { refusalOf, reportOf, rowOf } from './report.samples.ts';

const day = '2026-06-09';
const row = (times: string, reportId = times) => ({ ...rowOf(`${day} ${times}`), reportId });

test.each([
  ['09:00-12:00', '11:59-13:00', true],
  ['09:00-12:00', '10:00-11:00', true],
  ['09:00-12:00', '09:00-12:00', true],
  ['09:00-12:00', '12:00-13:00', false],
  ['09:00-12:00', '07:00-09:00', false],
  ['22:00-24:00', '00:00-02:00', false],
  ['22:00-24:00', '23:00-24:00', true],
])('%s and %s: they share time is %o', (one, other, expected) => {
  expect(shareTime(row(one), row(other))).toBe(expected);
  expect(shareTime(row(other), row(one))).toBe(expected);
});

test('hours without times share time with nothing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2400 }), (hundredths) => {
      expect(shareTime(reportOf({ hundredths }), row('00:00-24:00'))).toBe(false);
    }),
  );
});

describe('room on a day', () => {
  const refusal = (changed: readonly TimeReport[], all: readonly TimeReport[]) =>
    refusalOf(() => assertRoom(changed, all));
  const standing = row('09:00-12:00', 'stands');

  test('a report that shares time is refused by name and time of the other', () => {
    expect(refusal([row('11:00-15:00')], [standing])).toBe(
      'hours_overlap: Der er allerede registreret 09:00–12:00 den 09-06-2026 på Lager.',
    );
    expect(refusal([row('12:00-15:00')], [standing])).toBe('');
  });

  test('a report does not stand in its own way', () => {
    expect(refusal([row('10:00-13:00', 'stands')], [standing])).toBe('');
  });

  test('other days, rejected and deleted hours and adjustments leave room', () => {
    const others = [
      { ...standing, date: '2026-06-08' },
      { ...standing, status: 'rejected' as const },
      { ...standing, status: 'deleted' as const },
      { ...standing, kind: 'flexAdjustment' as const },
    ];
    expect(refusal([row('09:00-12:00', 'new')], others)).toBe('');
  });

  test('an adjustment, and a report on its way out, need no room', () => {
    for (const fields of [{ kind: 'flexAdjustment' }, { status: 'deleted' }] as const)
      expect(refusal([{ ...row('09:00-12:00', 'new'), ...fields }], [standing])).toBe('');
  });

  test('a day has 24 hours, with and without times', () => {
    const most = reportOf({ reportId: 'much', hundredths: 2100 });
    expect(refusal([most], [standing])).toBe('');
    expect(refusal([{ ...most, hundredths: 2101 }], [standing])).toMatch(
      /^hours_overlap: Der ville blive over 24 timer den 09-06-2026\./,
    );
  });

  test('reports that are saved together are held against each other', () => {
    const two = [900, 1000].map((hundredths, index) =>
      reportOf({ reportId: `copy ${index}`, hundredths }),
    );
    expect(refusal(two, [])).toBe('');
    expect(refusal(two, [reportOf({ reportId: 'stands', hundredths: 600 })])).toMatch(
      /^hours_overlap: Der ville blive over 24 timer/,
    );
    expect(refusal([row('09:00-12:00', 'a'), row('11:00-13:00', 'b')], [])).toMatch(
      /^hours_overlap/,
    );
  });
});
