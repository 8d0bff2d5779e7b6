import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { chanceOf, comparePlaces, placeBetween, placeFor, type Placed } from './place.ts';

const chance = fc.double({ min: 0, max: 0.999_999, noNaN: true });

/** Moves of several people, each decided on what is stored by then, neighbours as an older screen saw them. */
const moves = fc.array(
  fc.record({ task: fc.nat(19), after: fc.nat(20), before: fc.nat(20), chance }),
  { maxLength: 60 },
);

function listOf(count: number): Placed[] {
  const list: Placed[] = [];
  for (let index = 0; index < count; index += 1)
    list.push({ taskId: `t${index}`, place: placeBetween(list.at(-1)?.place, undefined, 0.5) });
  return list;
}

describe('the place of a task', () => {
  test('is between its neighbours, whatever was inserted there before', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(), chance), { maxLength: 200 }), (inserts) => {
        const places: string[] = [];
        for (const [where, part] of inserts) {
          const at = where % (places.length + 1);
          const place = placeBetween(places[at - 1], places[at], part);
          places.splice(at, 0, place);
        }
        expect(places.toSorted()).toEqual(places);
        expect(new Set(places).size).toBe(places.length);
      }),
    );
  });

  test('stays short when each task is put last', () => {
    const list = listOf(2000);
    expect(Math.max(...list.map(({ place }) => place.length))).toBeLessThanOrEqual(10);
  });

  test('stays short when each task is put between the same two', () => {
    let [low, high] = ['i000000000', 'i000010000'];
    for (let round = 0; round < 200; round += 1) high = placeBetween(low, high, 0.5);
    expect(high.length).toBeLessThan(120);
    expect(low < high).toBe(true);
  });

  test('differs for two who insert at the same spot at once', () => {
    const places = [0.1, 0.2].map((part) => placeBetween('a00000', 'b00000', part));
    expect(new Set(places).size).toBe(2);
  });

  test.each([
    ['after its upper neighbour', { after: 't1', before: 't2' }, ['t0', 't1', 'x', 't2', 't3']],
    ['before its lower neighbour alone', { before: 't2' }, ['t0', 't1', 'x', 't2', 't3']],
    ['first', { after: '', before: 't0' }, ['x', 't0', 't1', 't2', 't3']],
    ['first without a neighbour', { after: '' }, ['x', 't0', 't1', 't2', 't3']],
    ['last', { after: 't3', before: '' }, ['t0', 't1', 't2', 't3', 'x']],
    ['last where nothing is said', {}, ['t0', 't1', 't2', 't3', 'x']],
    ['after the one still there', { after: 'gone', before: 't2' }, ['t0', 't1', 'x', 't2', 't3']],
    [
      'after the upper one of two that were parted',
      { after: 't2', before: 't1' },
      ['t0', 't1', 't2', 'x', 't3'],
    ],
    ['last where both are gone', { after: 'gone', before: 'lost' }, ['t0', 't1', 't2', 't3', 'x']],
  ])('%s', (_where, dropped, order) => {
    const list = listOf(4);
    const moved = { taskId: 'x', place: placeFor(list, dropped, 0.3) };
    expect([...list, moved].toSorted(comparePlaces).map(({ taskId }) => taskId)).toEqual(order);
  });
});

describe('tasks that several people drag at once', () => {
  test('have one order for all, in which each move found its room', () => {
    fc.assert(
      fc.property(moves, (dragged) => {
        let list = listOf(20);
        for (const { task, after, before, chance: part } of dragged) {
          const taskId = `t${task}`;
          const others = list.filter((one) => one.taskId !== taskId);
          const place = placeFor(others, { after: `t${after}`, before: `t${before}` }, part);
          list = [...others, { taskId, place }];
        }
        const seen = list.toSorted(comparePlaces);
        expect(list.toReversed().toSorted(comparePlaces)).toEqual(seen);
        expect(seen).toHaveLength(20);
      }),
    );
  });

  test('with equal places still take a task between them and the next', () => {
    const list = [
      { taskId: 'a', place: 'i00000' },
      { taskId: 'b', place: 'i00000' },
      { taskId: 'c', place: 'k00000' },
    ];
    const place = placeFor(list, { after: 'a', before: 'b' }, 0.5);
    expect(place > 'i00000' && place < 'k00000').toBe(true);
  });
});

test('chance is read from the last letters of an id', () => {
  expect(chanceOf('01JBM4W0000WNER000000ZZZZ')).toBeLessThan(1);
  expect(chanceOf('01JBM4W0000WNER0000000000')).toBe(0);
});
