import { expect, test } from 'vitest';

import { nameOf, projectOf, remarkOf, timesOf } from './entry-text.ts';
import { entrySample } from './entry.samples.ts';

test('a remark is cut at 30 letters', () => {
  const remark = (reason: string, flexReason = '') => remarkOf({ reason, flexReason });
  expect(remark('Passer ikke')).toEqual({ text: 'Passer ikke', isCut: false });
  expect(remark('x'.repeat(30))).toEqual({ text: 'x'.repeat(30), isCut: false });
  expect(remark('x'.repeat(31))).toEqual({ text: `${'x'.repeat(30)}\u00A0…`, isCut: true });
  expect(remark('Nej', 'Afspadsering').text).toBe('Nej · Afspadsering');
});

test('a row is named by its project and date, an adjustment by what it is', () => {
  expect(nameOf(entrySample)).toBe('Lager og klargøring 23-11-2026');
  expect(projectOf({ kind: 'flexAdjustment', projectName: '' })).toBe('Flexjustering');
});

test('times are told with their break, and are left out where there are none', () => {
  expect(timesOf(entrySample)).toBe('');
  const ranged = { ...entrySample, startTime: '07:00', endTime: '15:00' };
  expect(timesOf(ranged)).toBe('07:00–15:00');
  expect(timesOf({ ...ranged, breakMinutes: 30 })).toBe('07:00–15:00, pause 30 min.');
});
