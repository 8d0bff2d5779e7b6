import { describe, expect, it } from 'vitest';

import { chosenYear, dashboardYears } from './years.ts';

describe('the years of the dashboard', () => {
  it('are 2025 to 2029, and up to the current year after that', () => {
    expect(dashboardYears(2026)).toEqual([2025, 2026, 2027, 2028, 2029]);
    expect(dashboardYears(2031).at(-1)).toBe(2031);
  });

  it.each([
    { asked: '2027', remembered: '2025', year: 2027 },
    { asked: null, remembered: '2025', year: 2025 },
    { asked: 'abc', remembered: null, year: 2026 },
    { asked: '1999', remembered: '', year: 2026 },
    { asked: null, remembered: null, year: 2026 },
  ])('URL ($asked) comes before stored ($remembered): $year', (given) => {
    expect(chosenYear(given.asked, given.remembered, '2026-11-21')).toBe(given.year);
  });
});
