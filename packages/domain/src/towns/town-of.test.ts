import { expect, test } from 'vitest';

import { danishTowns } from './danish-towns.ts';
import { townOf } from './town-of.ts';

test.each([
  ['8000', 'Aarhus C'],
  [' 7100 ', 'Vejle'],
  ['1453', 'København K'],
  ['1799', 'København V'],
  ['1810', 'Frederiksberg C'],
  ['2150', 'Nordhavn'],
  ['9990', 'Skagen'],
])('the town of %s is %s', (code, town) => {
  expect(townOf(code)).toBe(town);
});

test.each(['', '800', '80000', '0000', '8001', 'DK-8000', 'abcd'])('%j has no town', (code) => {
  expect(townOf(code)).toBeUndefined();
});

test('the list has each code once, sorted, with a town', () => {
  const entries = danishTowns.split(',').map((entry) => entry.trim());
  const codes = entries.map((entry) => entry.slice(0, 4));
  expect(codes).toEqual([...new Set(codes)].toSorted((a, b) => Number(a) - Number(b)));
  expect(entries.filter((entry) => !/^\d{4} \p{Lu}.+$/u.test(entry))).toEqual([]);
});
