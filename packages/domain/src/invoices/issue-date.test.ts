import { expect, test } from 'vitest';

import { dateQuestion } from './issue-date.ts';

test.each([
  ['2026-11-26', '2025-11-26', ''],
  ['2026-11-26', '2025-11-25', 'Fakturadatoen 25-11-2025 er mere end et år tilbage.'],
  ['2026-11-26', '1999-01-01', 'Fakturadatoen 01-01-1999 er mere end et år tilbage.'],
  ['2026-11-26', '2027-01-25', ''],
  ['2026-11-26', '2027-01-26', 'Fakturadatoen 26-01-2027 er mere end 60 dage frem.'],
  ['2026-11-26', '2099-01-01', 'Fakturadatoen 01-01-2099 er mere end 60 dage frem.'],
  ['2028-02-29', '2027-03-01', ''],
  ['2028-02-29', '2027-02-28', 'Fakturadatoen 28-02-2027 er mere end et år tilbage.'],
])('on %s the date %s asks "%s"', (today, date, question) => {
  expect(dateQuestion(date, today).replace(' Skal fakturaen have den dato?', '')).toBe(question);
});
