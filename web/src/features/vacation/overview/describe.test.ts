import { expect, it } from 'vitest';

import { barLabels, barName, durationOfEntry, whenText } from './describe.ts';
import { entryWith } from './entry.samples.ts';

const day = { startDate: '2026-11-24', endDate: '2026-11-24' };

it.each([
  [day, '24-11-2026', '1 dag'],
  [{ ...day, startTime: '08:00', endTime: '12:00' }, '24-11-2026 kl. 08:00-12:00', '4 timer'],
  [{ ...day, startTime: '12:00' }, 'fra 24-11-2026 kl. 12:00', '12 timer'],
  [{ ...day, endTime: '12:00' }, '24-11-2026 til kl. 12:00', '12 timer'],
  [{ startDate: '2026-11-23', endDate: '2026-11-29' }, '23-11-2026 til 29-11-2026', '5 dage'],
  [
    { startDate: '2026-11-23', endDate: '2026-11-24', startTime: '12:00' },
    '23-11-2026 kl. 12:00 til 24-11-2026',
    '1 dag og 12 timer',
  ],
  [{ ...day, isOpen: true }, 'fra 24-11-2026 indtil videre', '1 dag'],
  [{ startDate: '2026-11-28', endDate: '2026-11-29' }, '28-11-2026 til 29-11-2026', ''],
])('%j is "%s" and "%s" long', (fields, when, duration) => {
  expect(whenText(entryWith(fields))).toBe(when);
  expect(durationOfEntry(entryWith(fields))).toBe(duration);
});

it('a bar says its kind, its dates and its status, and shortens to a letter', () => {
  const entry = entryWith({ ...day, type: 'sickness', isOpen: true, status: 'approved' });
  expect(barName(entry)).toBe('Sygdom, fra 24-11-2026 indtil videre, godkendt');
  expect(barLabels(entry)).toEqual(['Sygdom indtil videre', 'Sygdom', 'S']);
  const half = entryWith({ ...day, startTime: '08:00', endTime: '12:00' });
  expect(barLabels(half)).toEqual(['Ferie 08:00-12:00', 'Ferie', 'F']);
});
