import { expect, test } from 'vitest';

import type { BoardTask } from './board.ts';
import { isRepeated, nextTask } from './repeat.ts';

const task = {
  taskId: 'a',
  place: 'i',
  title: 'Service af bil',
  dateFrom: '2026-01-30',
  dateTo: '2026-01-31',
  chosenStatus: 'completed',
  subtasks: [],
  repeat: 'monthly',
  doneAt: '2026-01-31T10:00:00.000Z',
  version: 7,
} as unknown as BoardTask;
const made = { taskId: 'b', place: 'j', now: '2026-02-01T10:00:00.000Z' };

test.each([
  ['daily', '2026-01-31', '2026-01-31', '2026-02-01'],
  ['weekly', '2026-01-31', '2026-02-06', '2026-02-07'],
  ['biweekly', '2026-03-01', '2026-03-13', '2026-03-14'],
  ['monthly', '2026-01-31', '2026-02-28', '2026-02-28'],
  ['monthly', '2026-03-01', '2026-03-30', '2026-03-31'],
  ['yearly', '2026-01-31', '2027-01-30', '2027-01-31'],
] as const)(
  'a %s task that is completed on %s is repeated from %s to %s',
  (repeat, today, from, to) => {
    const next = nextTask({ ...task, repeat }, { ...made, today });
    expect([next?.dateFrom, next?.dateTo]).toEqual([from, to]);
  },
);

test('the next task begins anew', () => {
  const subtasks = [{ number: 1, title: 'Olie', status: 'completed' as const, progress: 100 }];
  const next = nextTask({ ...task, subtasks }, { ...made, today: '2026-02-01' });
  expect(next).toMatchObject({
    taskId: 'b',
    chosenStatus: 'notStarted',
    subtasks: [{ number: 1, title: 'Olie', status: 'notStarted', progress: 0 }],
    doneAt: '',
    version: 1,
  });
});

test('only completing a task that was not finished repeats it', () => {
  const open = { ...task, chosenStatus: 'inProgress' } as const;
  expect(isRepeated(open, task)).toBe(true);
  expect(isRepeated(task, task)).toBe(false);
  expect(isRepeated(open, { ...task, chosenStatus: 'cancelled' })).toBe(false);
  expect(isRepeated({ ...open, repeat: '' }, { ...task, repeat: '' })).toBe(false);
});
