import { keptTasks } from '@driftig/data/taskboard/kept-boards';
import type { StoredTask } from '@driftig/data/taskboard/stored-task';
import {
  boardOf,
  createCategory,
  createComment,
  createTask,
} from '@driftig/tests/support/board/board';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { ulid } from 'ulid';
import { beforeAll, expect, test } from 'vitest';

import { services } from '../pipeline/services.ts';

let company: TestCompany;
beforeAll(async () => {
  company = await createCompany();
});

const task = (taskId: string) => ({ taskId }) as StoredTask;

/** A reading whose stamps and tasks are given; counts how often tasks are read. */
function readingOf(companyId: string) {
  let reads = 0;
  const read = async (stamps: string, ids: readonly string[]) => {
    const tasks = await keptTasks(services().table, companyId, {
      readStamps: async () => stamps,
      readTasks: async () => {
        reads += 1;
        return ids.map(task);
      },
    });
    return tasks.map(({ taskId }) => taskId);
  };
  return { read, reads: () => reads };
}

test('tasks are read again when a stamp is another, and only then', async () => {
  const { read, reads } = readingOf(ulid());
  expect(await read('a,b', ['1'])).toEqual(['1']);
  expect(await read('a,b', ['2'])).toEqual(['1']);
  expect(await read('a,c', ['2'])).toEqual(['2']);
  expect(reads()).toBe(2);
});

test('a board without stamps is read each time', async () => {
  const { read, reads } = readingOf(ulid());
  await read('', ['1']);
  expect(await read('', ['2'])).toEqual(['2']);
  expect(reads()).toBe(2);
});

test('each company has its own, and the one that was used longest ago goes', async () => {
  const first = readingOf(ulid());
  await first.read('a', ['1']);
  for (let other = 0; other < 8; other += 1) {
    const { read } = readingOf(ulid());
    expect(await read('a', [`${other}`])).toEqual([`${other}`]);
  }
  await first.read('a', ['1']);
  expect(first.reads()).toBe(2);
});

test('each kind of change is seen by the next read', async () => {
  const { owner, store } = company;
  const category = await createCategory(owner, { name: 'Lager' });
  const seen = async () => {
    const tasks = await store.taskboard.listTasks();
    return tasks.map(({ title, comments }) => `${title} ${comments}`);
  };
  const id = await createTask(owner, category, { title: 'A' });
  expect(await seen()).toEqual(['A 0']);
  await createComment(owner, id, 'Godt.');
  expect(await seen()).toEqual(['A 1']);
  const placed = await store.taskboard.findTask(id);
  if (placed === undefined) throw new Error('The task is gone');
  await store.commit({
    writes: store.taskboard.updateTask(placed, { ...placed, title: 'B' }),
    audit: { action: 'taskboard.taskChanged', subject: 'test' },
  });
  expect(await seen()).toEqual(['B 1']);
  expect(await boardOf(owner)).toEqual({ Lager: ['B'] });
  const changed = await store.taskboard.findTask(id);
  if (changed === undefined) throw new Error('The task is gone');
  await store.commit({
    writes: store.taskboard.removeTask(changed),
    audit: { action: 'taskboard.taskDeleted', subject: 'test' },
  });
  expect(await seen()).toEqual([]);
});

test('changes of many tasks at once are all made, and all seen', async () => {
  const { owner } = company;
  const category = await createCategory(owner, { name: 'Fest' });
  const titles = Array.from({ length: 12 }, (_, index) => `Opgave ${index}`);
  await Promise.all(titles.map((title) => createTask(owner, category, { title })));
  const { Fest = [] } = await boardOf(owner);
  expect(Fest.toSorted((a, b) => a.localeCompare(b))).toEqual(
    titles.toSorted((a, b) => a.localeCompare(b)),
  );
});
