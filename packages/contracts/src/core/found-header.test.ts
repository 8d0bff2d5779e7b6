import { expect, test } from 'vitest';

import { readFound, writeFound } from './found-header.ts';

test('counts by status are read as they were written', () => {
  const found = { read: 13_400, counts: new Map([['', 52] as const, ['missingPayment', 40]]) };
  expect(writeFound(found)).toBe('read=13400&all=52&missingPayment=40');
  expect(readFound(writeFound(found))).toEqual(found);
});
