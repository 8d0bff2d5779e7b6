import { expect, test } from 'vitest';

import { message } from './messages.samples.ts';
import { readsOf, standingText } from './standing.ts';

const others = [
  { id: 'sara', name: 'Sara Winther', read: 3 },
  { id: 'ali', name: 'Ali Hassan', read: 0 },
  { id: 'ida', name: 'Ida Krogh', read: 5 },
];
const group = { kind: 'order' as const };

test('how far each has read is the furthest of what is stored, told and written', () => {
  const messages = [message(4), message(6, { senderId: 'ali' })];
  const reads = readsOf({ others }, messages, new Map([['ida', 4]]));
  expect([...reads]).toEqual([
    ['sara', 4],
    ['ali', 6],
    ['ida', 5],
  ]);
});

test('one’s message is sent, read by some, or read by all', () => {
  const reads = readsOf({ others }, [], new Map());
  expect([9, 4, 2].map((number) => standingText(group, reads, number))).toEqual([
    'Sendt',
    'Læst af 1',
    'Læst af 2',
  ]);
  const all = readsOf({ others }, [], new Map([['ali', 3]]));
  expect(standingText(group, all, 3)).toBe('Læst af alle');
});

test('in a direct conversation it is read or it is not', () => {
  const reads = readsOf({ others: others.slice(0, 1) }, [], new Map());
  const person = { kind: 'person' as const };
  expect([standingText(person, reads, 3), standingText(person, reads, 4)]).toEqual([
    'Læst',
    'Sendt',
  ]);
});
