import fc from 'fast-check';
import { expect, test } from 'vitest';

import { barParts, earnedSince, endingOf, freeOf } from './balance-parts.ts';

const shares = (held: number, planned: number, left: number, covered = 0) =>
  barParts({ held, planned, left, covered }).map(({ share }) => Math.round(share));

test('the bar is held, approved and left, by their size', () => {
  expect(shares(500, 200, 300)).toEqual([50, 20, 30]);
});

test('nothing is left of a bar where more was taken than is earned', () => {
  expect(shares(300, 100, -50)).toEqual([75, 25, 0]);
});

test('the bar of who has earned nothing is empty', () => {
  expect(shares(0, 0, 0)).toEqual([0, 0, 0]);
});

test('days approved ahead reduce the rest', () => {
  expect(shares(500, 0, 500, 200)).toEqual([50, 20, 30]);
  expect(freeOf({ left: 500, covered: 200 })).toBe(300);
});

test('the parts always fill the bar and nothing beyond it', () => {
  const days = fc.integer({ min: -3000, max: 3000 });
  fc.assert(
    fc.property(days, days, days, (held, planned, left) => {
      const sum = barParts({ held, planned, left, covered: 0 }).reduce(
        (all, { share }) => all + share,
        0,
      );
      const isEmpty = Math.max(held, planned, left) <= 0;
      expect(sum).toBeCloseTo(isEmpty ? 0 : 100, 6);
    }),
  );
});

const year = (start: number, lost = 0) => ({
  year: start,
  from: `${start}-09-01`,
  earnedUntil: `${start + 1}-08-31`,
  takenUntil: `${start + 1}-12-31`,
  months: [],
  earned: 0,
  opening: 0,
  corrections: [],
  taken: [],
  held: 0,
  planned: 0,
  left: 0,
  lost,
});

test.each([
  ['is to be held', { hundredths: 100, on: '2026-12-31' }, [year(2025)], false],
  ['is lost by the day of the balance', null, [year(2024, 500), year(2025, 100), year(2026)], true],
])('the rest of an older year %s', (_what, expiring, years, isLost) => {
  expect(endingOf({ expiring, years }, '2026-11-24')).toEqual({
    hundredths: 100,
    on: '2026-12-31',
    isLost,
  });
});

test('nothing ends where the older year is used up, or was over long ago', () => {
  const years = [year(2024, 500), year(2025), year(2026)];
  expect(endingOf({ expiring: null, years }, '2026-11-24')).toBeUndefined();
});

test('earned since the start of the oldest year that may still be taken from', () => {
  const years = [year(2024), year(2025), year(2026)];
  expect(earnedSince({ at: '2026-11-23', years })).toBe('2025-09-01');
  expect(earnedSince({ at: '2027-01-01', years })).toBe('2026-09-01');
  expect(earnedSince({ at: '2027-01-01', years: [] })).toBeUndefined();
});
