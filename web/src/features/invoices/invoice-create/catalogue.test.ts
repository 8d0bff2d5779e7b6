import { expect, test } from 'vitest';

import { catalogueLine, findEntries, pickedLine } from './catalogue.ts';
import { missingFields } from './lines.ts';

const tent = { id: 'p1', name: 'Telt 9 × 15 m', description: 'Inkl. gulv', price: 1_450_000 };
const bare = { id: 'p2', name: 'Øltønde', description: '', price: 15_000, unit: 'stk.' };

test('a choice fills the open line with one of it', () => {
  expect(catalogueLine(bare)).toEqual({
    id: 'p2',
    name: 'Øltønde',
    description: '',
    quantity: 1,
    price: 15_000,
    unit: 'stk.',
  });
});

test('what is fetched at once is a whole line, also where the product has no description', () => {
  for (const line of [tent, bare].map(pickedLine)) expect(missingFields(line)).toEqual([]);
  expect(pickedLine(bare)).toMatchObject({ name: '', description: 'Øltønde' });
  expect(pickedLine(tent)).toMatchObject({ name: 'Telt 9 × 15 m', description: 'Inkl. gulv' });
});

test('a search finds words in name and description, in any order', () => {
  expect(findEntries([tent, bare], 'gulv telt')).toEqual([tent]);
  expect(findEntries([tent, bare], 'ØLT')).toEqual([bare]);
  expect(findEntries([tent, bare], '  ')).toEqual([tent, bare]);
});
