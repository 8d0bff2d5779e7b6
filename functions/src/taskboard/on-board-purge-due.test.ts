import type { OutboxItem } from '@driftig/data/log/outbox.repository';
import {
  boardOf,
  createCategory,
  createComment,
  createTask,
  deleteCategory,
} from '@driftig/tests/support/board/board';
import { createTaskPicture } from '@driftig/tests/support/board/task-pictures';
import { storedFilesOf } from '@driftig/tests/support/files/pictures';
import { createCompany } from '@driftig/tests/support/company/company';
import { deliver } from '@driftig/tests/support/stack/mails';
import { ulid } from 'ulid';
import { expect, test } from 'vitest';

import { handler } from './on-board-purge-due.ts';

const eventOf = (companyId: string, hoursAhead: number): OutboxItem => ({
  shard: '0',
  eventId: ulid(),
  name: 'boardPurgeDue',
  companyId,
  at: new Date(Date.now() + hoursAhead * 3_600_000).toISOString(),
  payload: { due: [] },
});

test('a deleted category is removed with its tasks, comments and pictures once it cannot come back, and others stay', async () => {
  const { companyId, owner, store } = await createCompany();
  const kept = await createCategory(owner, { name: 'Kontor' });
  await createTask(owner, kept, { title: 'Ring til banken' });
  const gone = await createCategory(owner, { name: 'Lager' });
  const open = await createTask(owner, gone);
  await createComment(owner, open, 'Hej');
  await createTaskPicture(owner, open);
  await createTask(owner, gone, { status: 3 });
  await deleteCategory(owner, gone, 1);

  await deliver(handler, eventOf(companyId, 0));
  expect(await store.taskboard.listTasks()).toHaveLength(3);

  // Its finished task is not shown on the board any more by then.
  const later = eventOf(companyId, 24 * 40);
  await deliver(handler, later);
  await deliver(handler, later);
  expect(await store.taskboard.findCategory(gone)).toBeUndefined();
  expect(await store.taskboard.listTasks({ old: true })).toHaveLength(1);
  expect(await store.taskComments.list(open)).toEqual([]);
  expect(await storedFilesOf(companyId)).toEqual([]);
  expect(await boardOf(owner)).toEqual({ Kontor: ['Ring til banken'] });
});
