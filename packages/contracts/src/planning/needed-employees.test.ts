import { expect, test } from 'vitest';
import * as z from 'zod';

import { neededEmployees, peopleNeeded } from './needed-employees.ts';

test.each([
  [4, 4],
  ['4', 4],
  [-3, 0],
  ['-3', 0],
  ['\u22123', 0],
  ['-0,5', 0],
  [`-${'9'.repeat(40)}`, 0],
])('%j people needed are %i', (sent, meant) => {
  expect(z.decode(neededEmployees, sent)).toBe(meant);
});

test.each([
  ['', 'Skriv et antal.'],
  ['tre', 'Skriv et antal.'],
  [1.5, 'Skriv et antal.'],
  [Number.NaN, 'Skriv et antal.'],
  [1000, 'Højst 999.'],
  ['9'.repeat(40), 'Højst 999.'],
  [null, 'Skriv et antal.'],
])('%j says %s', (sent, said) => {
  const { error } = z.safeDecode(neededEmployees, sent as never);
  expect(error?.issues[0]?.message).toBe(said);
});

test('the browser counts by the same rule', () => {
  expect([-3, 0, 4, 5000].map(peopleNeeded)).toEqual([0, 0, 4, 999]);
});
