import {
  boardOf,
  createCategory,
  createComment,
  createTask,
} from '@driftig/tests/support/board/board';
import { createCompany, type TestCompany } from '@driftig/tests/support/company/company';
import { beforeAll, expect, test } from 'vitest';

let company: TestCompany;
beforeAll(async () => {
  company = await createCompany();
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
