import type { NotificationRow } from '@driftig/contracts/notifications/routes';
import { expect, test } from 'vitest';

import { daysOf } from './days.ts';

const row = (id: string, at: string): NotificationRow => ({
  id,
  kind: 'orderAssigned',
  at,
  title: '',
  text: '',
  path: '/order/1',
  links: [],
  ask: null,
  isUnread: true,
});

test('days are those of Denmark, with today and yesterday by their names', () => {
  const rows = [
    row('d', '2026-06-10T22:30:00.000Z'),
    row('c', '2026-06-10T21:30:00.000Z'),
    row('b', '2026-06-10T08:00:00.000Z'),
    row('a', '2026-06-05T08:00:00.000Z'),
  ];
  const days = daysOf(rows, '2026-06-11').map((day) => [day.title, day.rows.map(({ id }) => id)]);
  expect(days).toEqual([
    ['I dag', ['d']],
    ['I går', ['c', 'b']],
    ['Fredag 05-06-2026', ['a']],
  ]);
});
