import fc from 'fast-check';
import { expect, test } from 'vitest';

import { addDays, daysBetween } from '../dates.ts';
import { shortNotice } from './notice.ts';

const asked = (
  startDate: string,
  endDate = startDate,
  type: 'vacation' | 'extraday' = 'vacation',
) => ({
  type,
  startDate,
  endDate,
});

test.each([
  ['other holiday a day too early', '2026-11-23', asked('2026-12-22'), 1],
  ['other holiday on the day a month ahead', '2026-11-23', asked('2026-12-23'), undefined],
  ['today itself', '2026-11-23', asked('2026-11-23'), 1],
  ['main holiday with two months', '2026-05-10', asked('2026-07-10'), 3],
  ['main holiday with three months', '2026-04-10', asked('2026-07-10'), undefined],
  ['the last day of April is not main holiday', '2026-03-01', asked('2026-04-30'), undefined],
  ['a holiday that runs into May', '2026-03-01', asked('2026-04-27', '2026-05-01'), 3],
  ['the last day of September is', '2026-08-01', asked('2026-09-30'), 3],
  ['October is not', '2026-08-01', asked('2026-10-01'), undefined],
  ['a month is its last day where it is shorter', '2027-01-31', asked('2027-02-28'), undefined],
  ['a leap day', '2028-01-31', asked('2028-02-28'), 1],
  ['over New Year', '2026-12-20', asked('2027-01-04'), 1],
  [
    'from October until May of the next year',
    '2026-08-01',
    asked('2026-10-05', '2027-05-02'),
    undefined,
  ],
  ['what lies in the past', '2026-11-23', asked('2026-11-20', '2026-11-24'), undefined],
  ['what is no holiday', '2026-11-23', asked('2026-11-24', '2026-11-24', 'extraday'), undefined],
] as const)('%s', (_, today, absence, months) => {
  expect(shortNotice(absence, today)?.months).toBe(months);
});

test('holiday from the earliest day on has its notice, the day before it has not', () => {
  const days = fc.integer({ min: 0, max: 2000 });
  fc.assert(
    fc.property(days, days, (from, ahead) => {
      const today = addDays('2026-01-01', from);
      const start = addDays(today, ahead % 150);
      const short = shortNotice(asked(start), today);
      if (short === undefined) return;
      expect(daysBetween(start, short.earliest)).toBeGreaterThan(0);
      expect(shortNotice(asked(short.earliest), today)?.months).not.toBe(short.months);
    }),
  );
});
