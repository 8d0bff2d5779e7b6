import { expect, test } from 'vitest';

import { formatShortWeekdayDate, formatWeekdayDate } from './weekday-names.ts';

test('a date is said with its day of the week', () => {
  expect(formatWeekdayDate('2026-11-20')).toBe('fredag 20-11-2026');
  expect(formatShortWeekdayDate('2026-11-21')).toBe('lør 21-11-2026');
});
