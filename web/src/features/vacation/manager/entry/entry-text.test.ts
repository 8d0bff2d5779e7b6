import { describe, expect, test } from 'vitest';

import { lengthText, nameOfEntry, shortComment, timesText } from './entry-text.ts';

const easter = {
  employeeName: 'Jonas Lind',
  type: 'vacation' as const,
  startDate: '2026-04-01',
  endDate: '2026-04-07',
  startTime: '',
  endTime: '',
  isOpen: false,
};

test('an application is named by its person, kind and dates', () => {
  expect(nameOfEntry(easter)).toBe('Jonas Lind, ferie 01-04-2026 til 07-04-2026');
  expect(nameOfEntry({ ...easter, type: 'careday', endDate: easter.startDate })).toBe(
    'Jonas Lind, omsorgsdag 01-04-2026',
  );
  expect(nameOfEntry({ ...easter, type: 'sickness', isOpen: true })).toBe(
    'Jonas Lind, sygdom fra 01-04-2026',
  );
});

test('its length has no weekends and public holidays', () => {
  expect(lengthText(easter)).toBe('2 dage');
  expect(lengthText({ ...easter, startDate: '2026-04-02', endDate: '2026-04-06' })).toBe('0 dage');
  expect(lengthText({ ...easter, isOpen: true })).toBe('indtil videre');
});

test.each([
  ['', '', ''],
  ['12:00', '15:30', '12:00–15:30'],
  ['12:00', '', '12:00–24:00'],
  ['', '10:00', '00:00–10:00'],
])('times from %j to %j are %j', (startTime, endTime, text) => {
  expect(timesText({ startTime, endTime })).toBe(text);
});

describe('a comment in a row', () => {
  const thirty = 'Vi skal til bryllup i Aarhus!!';

  test('is whole up to 30 letters, and cut after them', () => {
    expect(thirty).toHaveLength(30);
    expect(shortComment(thirty)).toEqual({ text: thirty, isCut: false });
    expect(shortComment(`${thirty} Hele ugen`)).toEqual({ text: `${thirty}…`, isCut: true });
  });

  test('is one line, and the dialog has its lines', () => {
    expect(shortComment('Kort\nmen delt')).toEqual({ text: 'Kort men delt', isCut: true });
  });

  test('does not cut a letter of two code units in halves', () => {
    expect(shortComment('🏖'.repeat(31)).text).toBe(`${'🏖'.repeat(30)}…`);
  });
});
