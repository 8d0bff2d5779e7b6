import { expect, test } from 'vitest';

import { unreadOf } from './unread.ts';

const conversation = (id: string, unreadCount: number, lastAt: string) => ({
  id,
  unreadCount,
  lastAt,
});

test('unread conversations with people and in groups stand together, the newest first', () => {
  const conversations = [
    conversation('sara', 1, '2026-11-20T08:00:00.000Z'),
    conversation('jonas', 0, '2026-11-24T08:00:00.000Z'),
    conversation('g-dep.lyd', 3, '2026-11-23T08:00:00.000Z'),
  ];
  expect(unreadOf(conversations, undefined).map(({ id }) => id)).toEqual(['g-dep.lyd', 'sara']);
});

test('the conversation that is open is being read, and is not among them', () => {
  expect(unreadOf([conversation('sara', 1, '2026-11-20T08:00:00.000Z')], 'sara')).toEqual([]);
});
