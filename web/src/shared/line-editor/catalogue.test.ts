import { expect, test } from 'vitest';

import { catalogueLine, describedLine, findEntries, pickedLine } from './catalogue.ts';
import { missingFields } from './lines.ts';

const tent = { id: 'p1', name: 'Telt 9 × 15 m', description: 'Inkl. gulv', price: 1_450_000 };
const bare = { id: 'p2', name: 'Øltønde', description: '', price: 15_000, unit: 'stk.' };

test('catalogueLine fills the open line with quantity 1', () => {
  expect(catalogueLine(bare)).toEqual({
    id: 'p2',
    name: 'Øltønde',
    description: '',
    quantity: 1,
    price: 15_000,
    unit: 'stk.',
  });
});

test('pickedLine is a complete line, also when the product has no description', () => {
  for (const line of [tent, bare].map(pickedLine)) expect(missingFields(line)).toEqual([]);
  expect(pickedLine(bare)).toMatchObject({ name: '', description: 'Øltønde' });
  expect(pickedLine(tent)).toMatchObject({ name: 'Telt 9 × 15 m', description: 'Inkl. gulv' });
});

test('a line that has only a name is described by it', () => {
  const typed = { ...catalogueLine(tent), name: 'Levering', description: ' ' };
  expect(describedLine(typed)).toEqual({ ...typed, name: '', description: 'Levering' });
  expect(describedLine({ ...typed, name: '' })).toEqual({ ...typed, name: '' });
});

test('a search matches words in name and description, in any order', () => {
  expect(findEntries([tent, bare], 'gulv telt')).toEqual([tent]);
  expect(findEntries([tent, bare], 'ØLT')).toEqual([bare]);
  expect(findEntries([tent, bare], '  ')).toEqual([tent, bare]);
});
