import { boardCategory } from '@driftig/contracts/taskboard/shapes';
import { encode } from 'zod';
import { expect, test } from 'vitest';

import { categoryAnswer, namesIn } from './answers.ts';
import type { BoardTask } from './board.ts';

const reader = {
  userId: '01JBM4W0000000000000000001',
  role: 'owner' as const,
  departmentId: '',
  status: 'active' as const,
  firstName: 'Mette',
  lastName: 'Lindqvist',
  email: 'mette@nordlys.dk',
};
const directory = { people: [reader], departments: [] } as unknown as Parameters<typeof namesIn>[0];

/** A task as on the boards of the demo company: two subtasks, one person and both dates. */
function taskOf(index: number): BoardTask {
  const id = String(index).padStart(12, '0');
  return {
    taskId: id,
    categoryId: 'c1',
    place: id,
    title: 'Gør lageret klar til vinter',
    message: 'Begynd med teltene. De skal være tørre, før de pakkes.',
    dateFrom: '2026-11-18',
    dateTo: '2026-11-25',
    chosenStatus: 'notStarted',
    subtasks: ['Tæl stole', 'Tør og pak telte'].map((title, n) => ({
      number: n + 1,
      title,
      status: 'inProgress',
      progress: 50,
    })),
    lastSubtask: 2,
    sharedWith: [],
    assignees: [reader.userId],
    orderNumber: 0,
    repeat: '',
    comments: 2,
    pictures: 1,
    createdBy: reader.userId,
    createdAt: '2026-11-18T08:00:00.000Z',
    doneAt: '',
    version: 3,
  };
}

test('the answer of a board of 2,000 tasks is smaller than 1 MB', () => {
  const by = { reader, directory, names: namesIn(directory) } as unknown as Parameters<
    typeof categoryAnswer
  >[2];
  const category = {
    categoryId: 'c1',
    name: 'Lager',
    sharedWith: [],
    checklist: [],
    deletedAt: '',
    version: 1,
  };
  const tasks = Array.from({ length: 2000 }, (_, index) => taskOf(index));
  const answer = encode(boardCategory, categoryAnswer(category, tasks, by));
  expect(Buffer.byteLength(JSON.stringify([answer]))).toBeLessThan(1_000_000);
});
