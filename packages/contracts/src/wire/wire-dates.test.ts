import { describe, expect, test } from 'vitest';
import * as z from 'zod';

import { dateText, timeText } from './wire-dates.ts';

/** The text of the first issue; undefined for a valid value. */
function firstIssue(schema: z.ZodType, value: unknown): string | undefined {
  return z.safeDecode(schema, value).error?.issues[0]?.message;
}

describe('dates and times', () => {
  test.each(['2026-02-28', '2028-02-29', '1999-12-31'])('%s is a date', (date) => {
    expect(z.decode(dateText, date)).toBe(date);
  });

  test.each([
    ['2027-1-4', '2027-01-04'],
    ['2027-11-4', '2027-11-04'],
  ])('%s is brought into form', (typed, date) => {
    expect(z.decode(dateText, typed)).toBe(date);
  });

  test.each([
    ['2026-02-29', 'Datoen findes ikke.'],
    ['2026-13-01', 'Datoen findes ikke.'],
    ['2026-00-10', 'Datoen findes ikke.'],
    ['2026-2-30', 'Datoen findes ikke.'],
    ['26-2-1', 'Datoen skal skrives som åååå-mm-dd.'],
    ['12-11-2026', 'Datoen skal skrives som åååå-mm-dd.'],
    ['2026-11-12T00:00:00Z', 'Datoen skal skrives som åååå-mm-dd.'],
    ['3026-11-12', 'Året skal være fra 1900 til 2099.'],
    ['1826-12-24', 'Året skal være fra 1900 til 2099.'],
    [undefined, 'Vælg en dato.'],
    ['', 'Vælg en dato.'],
    [20_261_112, 'Vælg en dato.'],
  ])('%j: %s', (date, said) => {
    expect(firstIssue(dateText, date)).toBe(said);
  });

  test.each(['00:00', '09:05', '23:59'])('%s is a time', (time) => {
    expect(z.decode(timeText, time)).toBe(time);
  });

  test.each(['24:00', '9:05', '12:60', '12.30'])('%j is no time', (time) => {
    expect(firstIssue(timeText, time)).toBe('Klokkeslættet skal skrives som tt:mm.');
  });

  test('an empty time is asked for', () => {
    expect(firstIssue(timeText, '')).toBe('Skriv et tidspunkt.');
  });
});
