import { expect, test } from 'vitest';

import { dueOf } from './due.ts';

const today = '2026-11-12';

test.each([
  ['', 'notStarted', 'none'],
  ['2026-11-11', 'inProgress', 'overdue'],
  ['2026-11-11', 'completed', 'later'],
  ['2026-11-11', 'cancelled', 'later'],
  ['2026-11-12', 'notStarted', 'today'],
  ['2026-11-13', 'waiting', 'tomorrow'],
  ['2026-11-14', 'notStarted', 'later'],
] as const)('a deadline at %s of a task with status %s is %s', (endDate, status, due) => {
  expect(dueOf(endDate, status, today)).toBe(due);
});
