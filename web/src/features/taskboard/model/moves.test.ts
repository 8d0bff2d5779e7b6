import fc from 'fast-check';
import { expect, test } from 'vitest';

import { neighboursOf, placeOf, steppedPlace, withMoved, type Arrow, type Place } from './moves.ts';

const category = (id: string, ...tasks: readonly string[]) => ({
  id,
  tasks: tasks.map((task) => ({ id: task })),
});
const board = [category('k1', 'a', 'b', 'c'), category('k2', 'd'), category('k3')];
const moveTo = (taskId: string, place: Place) =>
  withMoved(board, {
    taskId,
    categoryId: place.categoryId,
    ...neighboursOf(board, taskId, place),
  });
const idsOf = (categories: readonly { readonly tasks: readonly { readonly id: string }[] }[]) =>
  categories.map(({ tasks }) => tasks.map(({ id }) => id).join(''));

test.each<[string, string, number, readonly string[]]>([
  ['a', 'k1', 1, ['bac', 'd', '']],
  ['c', 'k1', 0, ['cab', 'd', '']],
  ['b', 'k2', 0, ['ac', 'bd', '']],
  ['b', 'k3', 0, ['ac', 'd', 'b']],
  ['d', 'k1', 3, ['abcd', '', '']],
])('task %s is moved to category %s at position %i', (id, categoryId, index, expected) => {
  expect(idsOf(moveTo(id, { categoryId, index }))).toEqual(expected);
});

test('a move keeps each task once and is found at the place it was moved to', () => {
  const tasks = fc.constantFrom('a', 'b', 'c', 'd');
  fc.assert(
    fc.property(tasks, fc.constantFrom('k1', 'k2', 'k3'), fc.nat(3), (id, categoryId, index) => {
      const moved = moveTo(id, { categoryId, index });
      expect(idsOf(moved).join('').split('').toSorted()).toEqual(['a', 'b', 'c', 'd']);
      expect(placeOf(moved, id)?.categoryId).toBe(categoryId);
      const place = placeOf(moved, id);
      expect(place && neighboursOf(board, id, place)).toEqual(
        place && neighboursOf(moved, id, place),
      );
    }),
  );
});

test('an unknown category moves nothing', () => {
  expect(moveTo('a', { categoryId: 'gone', index: 0 })).toBe(board);
});

test('arrow keys go through a category and across the board, and stop at its edges', () => {
  const steps = (...arrows: readonly Arrow[]) =>
    arrows.reduce((place, arrow) => steppedPlace(board, 'a', place, arrow), {
      categoryId: 'k1',
      index: 0,
    });
  expect(steps('up')).toEqual({ categoryId: 'k1', index: 0 });
  expect(steps('down', 'down', 'down')).toEqual({ categoryId: 'k1', index: 2 });
  expect(steps('down', 'down', 'right')).toEqual({ categoryId: 'k2', index: 1 });
  expect(steps('right', 'right', 'right')).toEqual({ categoryId: 'k3', index: 0 });
  expect(steps('left')).toEqual({ categoryId: 'k1', index: 0 });
});

test('the neighbours of a place are found among the tasks that stay', () => {
  const at = (id: string, categoryId: string, index: number) =>
    neighboursOf(board, id, { categoryId, index });
  expect(at('a', 'k1', 0)).toEqual({ after: '', before: 'b' });
  expect(at('a', 'k1', 1)).toEqual({ after: 'b', before: 'c' });
  expect(at('b', 'k1', 2)).toEqual({ after: 'c', before: '' });
  expect(at('a', 'k2', 9)).toEqual({ after: 'd', before: '' });
  expect(at('a', 'k3', 0)).toEqual({ after: '', before: '' });
});
