import { expect, test } from 'vitest';

import type { BoardTask, PlacedTask } from '../taskboard/board.ts';
import type { BoardPerson } from '../taskboard/sight.ts';
import { tasksDueBy, taskTellings } from './task-reminders.ts';

const date = '2026-11-26';
const category = {
  categoryId: 'c',
  name: 'Lager',
  sharedWith: ['sara'],
  checklist: [],
  deletedAt: '',
  version: 1,
};
const placed = (taskId: string, changes: Partial<BoardTask> = {}): PlacedTask => ({
  category,
  task: {
    taskId,
    categoryId: 'c',
    place: 'i',
    title: taskId,
    message: '',
    dateFrom: '',
    dateTo: date,
    chosenStatus: 'notStarted',
    subtasks: [],
    lastSubtask: 0,
    sharedWith: [],
    assignees: ['sara'],
    orderNumber: 0,
    repeat: '',
    comments: 0,
    pictures: 0,
    createdBy: 'mette',
    createdAt: '2026-11-01T08:00:00.000Z',
    doneAt: '',
    version: 1,
    ...changes,
  },
});
const person = (userId: string, changes: Partial<BoardPerson> = {}): BoardPerson => ({
  userId,
  role: 'employee',
  departmentId: '',
  status: 'active',
  ...changes,
});

test.each([
  ['2026-11-25', false],
  ['2026-11-26', true],
  ['2026-11-27', true],
  ['2026-11-28', false],
  ['', false],
] as const)('a task that ends on "%s" is reminded of: %s', (dateTo, expected) => {
  expect(tasksDueBy([placed('t', { dateTo })], date).length > 0).toBe(expected);
});

test('finished tasks are not reminded of', () => {
  const tasks = (['completed', 'cancelled'] as const).map((chosenStatus) =>
    placed('t', { chosenStatus }),
  );
  expect(tasksDueBy(tasks, date)).toEqual([]);
});

test('each person is reminded of their tasks at once, those of today first; the first five are named', () => {
  const tomorrow = placed('m', { dateTo: '2026-11-27', assignees: ['sara', 'mette'] });
  const today = ['a', 'b', 'c', 'd', 'e'].map((id) => placed(id));
  const people = [person('sara'), person('mette', { role: 'owner' })];
  const tellings = taskTellings(tasksDueBy([tomorrow, ...today], date), people);
  const named = ['a', 'b', 'c', 'd', 'e'].map((taskId) => ({
    taskId,
    title: taskId,
    dateTo: date,
  }));
  expect(tellings).toEqual([
    { to: ['sara'], occasion: { kind: 'tasksDue', facts: { tasks: named, count: 6 } } },
    {
      to: ['mette'],
      occasion: {
        kind: 'tasksDue',
        facts: { tasks: [{ taskId: 'm', title: 'm', dateTo: '2026-11-27' }], count: 1 },
      },
    },
  ]);
});

test('a task without assignees reminds its creator, and no task a person who left or does not see it', () => {
  const people = [
    person('mette', { role: 'owner' }),
    person('sara', { status: 'inactive' }),
    person('ali'),
  ];
  const due = [placed('a', { assignees: [] }), placed('b'), placed('c', { assignees: ['ali'] })];
  expect(taskTellings(due, people).map(({ to }) => to)).toEqual([['mette']]);
});
