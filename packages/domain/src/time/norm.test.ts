import { describe, expect, test } from 'vitest';

import { weekNorm } from './norm.ts';

describe('weekNorm', () => {
  const none = { companyNorms: [], ownNorms: [] };

  test.each(['2026-11-09', '2026-11-12', '2026-11-15'])(
    'the week of %s has five standard days',
    (date) => {
      expect(weekNorm(date, none)).toBe(3700);
    },
  );

  test('a public holiday has none', () => {
    // Ascension Day is Thursday 6 May 2027.
    expect(weekNorm('2027-05-03', none)).toBe(2960);
  });

  test("the person's own norm goes before the company's, from its date", () => {
    const companyNorms = [{ from: '2026-01-01', hundredths: 700 }];
    const ownNorms = [{ from: '2026-11-11', days: [800, 800, 400, 0, 0] }];
    expect(weekNorm('2026-11-09', { companyNorms, ownNorms: [] })).toBe(3500);
    expect(weekNorm('2026-11-09', { companyNorms, ownNorms })).toBe(700 + 700 + 400);
  });
});
