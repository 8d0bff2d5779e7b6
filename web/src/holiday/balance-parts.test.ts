import fc from 'fast-check';
import { expect, test } from 'vitest';

import { barParts, earnedSince, freeOf } from './balance-parts.ts';

const shares = (held: number, planned: number, left: number, ahead = 0) =>
  barParts({ held, planned, left, ahead }).map(({ share }) => Math.round(share));

test('the bar is held, approved and left, by their size', () => {
  expect(shares(500, 200, 300)).toEqual([50, 20, 30]);
});

test('nothing is left of a bar where more was taken than is earned', () => {
  expect(shares(300, 100, -50)).toEqual([75, 25, 0]);
});

test('the bar of who has earned nothing is empty', () => {
  expect(shares(0, 0, 0)).toEqual([0, 0, 0]);
});

test('what is approved ahead takes what is left, and no more than that', () => {
  expect(shares(500, 0, 500, 200)).toEqual([50, 20, 30]);
  expect(freeOf({ left: 500, ahead: 200 })).toEqual({ free: 300, covered: 200, unearned: 0 });
  expect(freeOf({ left: 500, ahead: 800 })).toEqual({ free: 0, covered: 500, unearned: 300 });
  expect(freeOf({ left: -100, ahead: 200 })).toEqual({ free: -100, covered: 0, unearned: 200 });
});

test('the parts always fill the bar and nothing beyond it', () => {
  const days = fc.integer({ min: -3000, max: 3000 });
  fc.assert(
    fc.property(days, days, days, (held, planned, left) => {
      const sum = barParts({ held, planned, left, ahead: 0 }).reduce(
        (all, { share }) => all + share,
        0,
      );
      const isEmpty = Math.max(held, planned, left) <= 0;
      expect(sum).toBeCloseTo(isEmpty ? 0 : 100, 6);
    }),
  );
});

test('earned since the start of the oldest year that may still be taken from', () => {
  const year = (start: number) => ({
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
    lost: 0,
  });
  const years = [year(2024), year(2025), year(2026)];
  expect(earnedSince({ at: '2026-11-23', years })).toBe('2025-09-01');
  expect(earnedSince({ at: '2027-01-01', years })).toBe('2026-09-01');
  expect(earnedSince({ at: '2027-01-01', years: [] })).toBeUndefined();
});
