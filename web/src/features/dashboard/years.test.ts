import { describe, expect, it } from 'vitest';

import { chosenYear, dashboardYears } from './years.ts';

describe('the years of the dashboard', () => {
  it('are 2025 to 2029, and up to the current year after that', () => {
    expect(dashboardYears(2026)).toEqual([2025, 2026, 2027, 2028, 2029]);
    expect(dashboardYears(2031).at(-1)).toBe(2031);
  });

  it.each([
    { fromUrl: '2027', stored: '2025', year: 2027 },
    { fromUrl: null, stored: '2025', year: 2025 },
    { fromUrl: 'abc', stored: null, year: 2026 },
    { fromUrl: '1999', stored: '', year: 2026 },
    { fromUrl: null, stored: null, year: 2026 },
  ])('URL ($fromUrl) comes before stored ($stored): $year', (given) => {
    expect(chosenYear(given.fromUrl, given.stored, '2026-11-21')).toBe(given.year);
  });
});
