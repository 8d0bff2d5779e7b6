import { expect, test } from 'vitest';

import { message } from './messages.samples.ts';
import { itemsOf } from './runs.ts';

const at = (time: string) => ({ at: `2026-11-${time}:00.000Z` });
const shapeOf = (items: ReturnType<typeof itemsOf>) =>
  items.map((item) =>
    item.kind === 'run' ? item.messages.map(({ number }) => number) : (item.kind as string),
  );

test('a run ends with its sender, its day, a pause and where the new messages begin', () => {
  const own = { type: 'sent', senderId: 'me' } as const;
  const messages = [
    message(1, at('22T20:00')),
    message(2, at('22T20:05')),
    // Midnight in Denmark.
    message(3, at('22T23:00')),
    message(4, { ...own, ...at('22T23:01') }),
    message(5, { ...own, ...at('22T23:30') }),
    message(6, { ...own, ...at('22T23:31') }),
  ];
  expect(shapeOf(itemsOf(messages, 6))).toEqual(['day', [1, 2], 'day', [3], [4], [5], 'new', [6]]);
});

test('nothing is shown of an empty conversation', () => {
  expect(itemsOf([])).toEqual([]);
});
