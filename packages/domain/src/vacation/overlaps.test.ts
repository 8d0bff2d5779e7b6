import { describe, expect, test } from 'vitest';

import { absence } from './absence.samples.ts';
import { datesText, overlapText, overlapping } from './overlaps.ts';

const today = '2026-04-01';
const asked = absence({ absenceId: 'jonas.2', startDate: '2026-04-08', endDate: '2026-04-10' });
const finds = (fields: object) => overlapping(asked, [absence(fields)], today) !== undefined;

describe('another absence is in the way', () => {
  test.each([
    ['on the last day', { startDate: '2026-04-10', endDate: '2026-04-20' }, true],
    ['the day after', { startDate: '2026-04-11' }, false],
    ['the day before', { startDate: '2026-04-07' }, false],
    ['around it', { startDate: '2026-04-01', endDate: '2026-05-01' }, true],
    ['hours of a day', { startDate: '2026-04-08', startTime: '10:00', endTime: '11:00' }, true],
    ['while it waits', { startDate: '2026-04-08', status: 'pending' }, true],
    ['not when rejected', { startDate: '2026-04-08', status: 'rejected' }, false],
    ['not when deleted', { startDate: '2026-04-08', status: 'deleted' }, false],
    ['not itself', { absenceId: 'jonas.2', startDate: '2026-04-08' }, false],
    ['an open illness until today alone', { startDate: '2026-03-30', isOpen: true }, false],
  ])('%s', (_what, fields, isThere) => {
    expect(finds(fields)).toBe(isThere);
  });

  test('hours that touch are not in the way', () => {
    const morning = absence({ startTime: '08:00', endTime: '12:00' });
    const noon = absence({ absenceId: 'jonas.2', startTime: '12:00', endTime: '15:00' });
    expect(overlapping(noon, [morning], today)).toBeUndefined();
  });
});

test.each([
  [{}, '07-04-2026'],
  [{ endDate: '2026-04-08' }, '07-04-2026 til 08-04-2026'],
  [{ startTime: '12:00' }, '07-04-2026 kl. 12:00-24:00'],
  [{ endDate: '2026-04-08', endTime: '12:00' }, '07-04-2026 kl. 00:00 til 08-04-2026 kl. 12:00'],
  [{ isOpen: true }, 'fra 07-04-2026'],
])('%j reads %s', (fields, text) => {
  expect(datesText(absence(fields))).toBe(text);
  expect(overlapText(absence(fields))).toBe(`Der er allerede ferie ${text} (godkendt).`);
});
