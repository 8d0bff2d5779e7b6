import { expect, test } from 'vitest';

import { unreadOf } from './unread.ts';

const talk = (id: string, unreadCount: number, lastAt: string) => ({ id, unreadCount, lastAt });

test('unread talks with people and in groups stand together, the newest first', () => {
  const talks = [
    talk('sara', 1, '2026-11-20T08:00:00.000Z'),
    talk('jonas', 0, '2026-11-24T08:00:00.000Z'),
    talk('g-dep.lyd', 3, '2026-11-23T08:00:00.000Z'),
  ];
  expect(unreadOf(talks, undefined).map(({ id }) => id)).toEqual(['g-dep.lyd', 'sara']);
});

test('the talk that is open is being read, and is not among them', () => {
  expect(unreadOf([talk('sara', 1, '2026-11-20T08:00:00.000Z')], 'sara')).toEqual([]);
});
