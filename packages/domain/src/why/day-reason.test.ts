import { expect, test } from 'vitest';

import { dayReason } from './day-reason.ts';

const day = { date: '2026-06-09', hundredths: 0, normHundredths: 0, absence: '' };

test.each([
  ['a Saturday', { ...day, date: '2026-06-13' }, 'Weekend'],
  ['Christmas Day', { ...day, date: '2026-12-25' }, 'Juledag'],
  ['a day of holiday', { ...day, absence: 'vacation' }, 'Ferie'],
  ['a sick day with hours', { ...day, hundredths: 740, absence: 'sickness' }, 'Sygdom'],
  ['a forgotten day', { ...day, normHundredths: 740 }, 'Ingen timer: tæller ikke med'],
  ['an ordinary day', { ...day, hundredths: 740, normHundredths: 740 }, ''],
])('%s', (_what, one, reason) => {
  expect(dayReason(one)).toBe(reason);
});
