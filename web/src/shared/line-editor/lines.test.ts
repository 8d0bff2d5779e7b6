import { expect, test } from 'vitest';

import { groupSums, isStarted, lineErrors, missingFields, totalOf } from './lines.ts';
import { emptyLine, noLines } from './values.ts';

const sampleLine = { ...emptyLine(), description: 'Telt, ét døgn', price: 10_000 };

test('missingFields names the required fields that are empty; the quantity has a default', () => {
  expect(missingFields(emptyLine())).toEqual(['description', 'price']);
  expect(missingFields({ ...sampleLine, quantity: '1,2345' })).toEqual(['quantity']);
  expect(missingFields(sampleLine)).toEqual([]);
});

test('a price of 0 is not missing', () => {
  expect(missingFields({ ...sampleLine, price: 0 })).toEqual([]);
});

test('a line with only a quantity is not started', () => {
  expect(isStarted(emptyLine())).toBe(false);
  expect(isStarted({ ...emptyLine(), price: 100 })).toBe(true);
  expect(isStarted({ ...emptyLine(), quantity: '1,2345' })).toBe(true);
});

test('a line without price or quantity has no total and is not in the sums', () => {
  const unfinished = { ...sampleLine, price: '1,2345' };
  expect(totalOf(unfinished)).toBeNull();
  const groups = { items: [sampleLine, unfinished], productGroups: [], tasks: [] };
  expect(groupSums(groups)).toEqual({ items: 10_000, productGroups: 0, tasks: 0 });
});

test('errors stand at their fields; a started open line is one, since it would not be saved', () => {
  const lines = noLines();
  lines.groups.items = [sampleLine, { ...sampleLine, description: ' ', quantity: -1 }];
  lines.adding.tasks = { ...emptyLine(), name: 'Kørsel' };
  expect(lineErrors(lines)).toEqual({
    'groups.items.1.description': 'Skal udfyldes.',
    'groups.items.1.quantity': 'Antallet skal være mindst 0.',
    'openLine.tasks': 'Linjen er ikke tilføjet endnu. Tryk Tilføj, eller ryd den.',
  });
});
