import { expect, test } from 'vitest';
import {
  dateFromText,
  dateHint,
  dateToText,
  isDate,
  isTime,
  timeFromText,
} from './date-time-text.ts';

const TODAY = '2026-11-12';

test.each([
  ['12-03-2026', '2026-03-12'],
  ['12-3-26', '2026-03-12'],
  ['12.3.2026', '2026-03-12'],
  ['12/3', '2026-03-12'],
  ['120326', '2026-03-12'],
  ['12032026', '2026-03-12'],
  ['29-02-2028', '2028-02-29'],
])('the date %s is read as %s', (text, value) => {
  expect(dateFromText(text, TODAY)).toBe(value);
});

test.each(['31-02-2026', '29-02-2027', '1-13-2026', 'i morgen', '12-03-20261'])(
  '%s is not a date and is left unchanged',
  (text) => {
    expect(dateFromText(text, TODAY)).toBe(text);
    expect(isDate(dateFromText(text, TODAY))).toBe(false);
  },
);

test.each([
  ['31-02-2026', 'Datoen findes ikke. Tjek dag og måned.'],
  ['310226', 'Datoen findes ikke. Tjek dag og måned.'],
  ['1-13-2026', 'Datoen findes ikke. Tjek dag og måned.'],
  ['i morgen', 'Skriv datoen som dd-mm-åååå'],
  ['12-03-20261', 'Skriv datoen som dd-mm-åååå'],
])('names the error in %s', (text, hint) => {
  expect(dateHint(text)).toBe(hint);
});

test('a date is shown as dd-mm-yyyy, and an empty text is valid', () => {
  expect(dateToText('2026-03-12')).toBe('12-03-2026');
  expect(dateToText('')).toBe('');
  expect(isDate('')).toBe(true);
});

test.each([
  ['7', '07:00'],
  ['7.30', '07:30'],
  ['730', '07:30'],
  ['0730', '07:30'],
  ['23:59', '23:59'],
])('the time %s is read as %s', (text, value) => {
  expect(timeFromText(text)).toBe(value);
});

test.each(['24:00', '7:60', 'kl. 7', '12345'])('%s is not a time', (text) => {
  expect(isTime(timeFromText(text))).toBe(false);
});
