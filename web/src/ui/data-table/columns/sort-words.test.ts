import { describe, expect, test } from 'vitest';

import { orderText, sortAfter, sortChoices } from './sort-words.ts';
import type { ListSort } from '@driftig/domain/lists/list-sort';

const name = { id: 'name', header: 'Navn' };
const price = { id: 'price', header: 'Beløb', sortedAs: 'number' as const };
const date = { id: 'date', header: 'Dato', sortedAs: 'date' as const };
const planned = { ...date, comesNext: () => 0 };

const labels = (column: Parameters<typeof sortChoices>[0]) =>
  sortChoices(column).map(({ label }) => label);

describe('the order of a list in words', () => {
  test('is of the kind of its column', () => {
    expect(labels(name)).toEqual(['A–Å', 'Å–A']);
    expect(labels(price)).toEqual(['Største', 'Mindste']);
    expect(labels(date)).toEqual(['Nyeste', 'Ældste']);
    expect(labels(planned)).toEqual(['Kommende', 'Nyeste', 'Ældste']);
  });

  test('names its column unless that is the usual one', () => {
    expect(orderText(date, { column: 'date', descending: true }, false)).toBe('Nyeste øverst');
    expect(orderText(price, { column: 'price', descending: false }, true)).toBe(
      'Beløb: Mindste øverst',
    );
    expect(orderText(name, { column: 'name', descending: false }, false)).toBe('A–Å');
  });
});

test('a header turns the order round; of what is planned it begins with what comes next', () => {
  const press = (column: typeof planned | typeof name, times: number) => {
    const orders: (ListSort | null)[] = [null];
    for (let index = 0; index < times; index += 1)
      orders.push(sortAfter(column, orders.at(-1) ?? null));
    return orders.slice(1).map((sort) => (sort?.next ? 'next' : sort?.descending ? 'down' : 'up'));
  };
  expect(press(name, 3)).toEqual(['up', 'down', 'up']);
  expect(press(planned, 4)).toEqual(['next', 'up', 'down', 'next']);
});
