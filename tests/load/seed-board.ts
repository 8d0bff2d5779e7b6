import { services } from '@driftig/functions/pipeline/services';
import { addDays } from '@driftig/domain/dates';
import type { BoardSubtask, BoardTask } from '@driftig/domain/taskboard/board';
import { chanceOf, placeFor } from '@driftig/domain/taskboard/place';
import type { TestCompany } from '@driftig/tests/support/company/company';
import { createCategory, createTask } from '@driftig/tests/support/board/board';
import { ulid } from 'ulid';

import { putAll } from './seed.ts';

export const boardTasks = 2000;
const categories = 8;
const today = '2026-11-21';

const subtasksOf = (index: number): BoardSubtask[] =>
  Array.from({ length: index % 7 }, (_, n) => ({
    number: n + 1,
    title: `Pak kasse ${n + 1} med kabler og mikrofoner`,
    status: n % 2 === 0 ? 'completed' : 'inProgress',
    progress: n % 2 === 0 ? 100 : 40,
  }));

/** A board of 2,000 tasks in eight categories; every tenth is finished, and most have subtasks. */
export async function seedBoard(company: TestCompany): Promise<void> {
  const { owner, employee, store } = company;
  const people = [owner.user.userId, employee.user.userId];
  const ids: string[] = [];
  for (let n = 0; n < categories; n += 1)
    ids.push(
      await createCategory(owner, { name: `Afdeling ${n + 1}`, sharedWith: people.slice(1) }),
    );
  const last = new Map<string, BoardTask>();
  const all = Array.from({ length: boardTasks - 1 }, (_, index): BoardTask => {
    const categoryId = ids[index % categories] ?? '';
    const before = last.get(categoryId);
    const id = ulid();
    const isDone = index % 10 === 0;
    const task: BoardTask = {
      taskId: id.slice(-12).toLowerCase(),
      categoryId,
      place: placeFor(before === undefined ? [] : [before], {}, chanceOf(id)),
      title: `Gør lageret klar til sæsonen ${index + 1}`,
      message: 'Begynd med teltene, og tæl stole og borde, før de pakkes.',
      dateFrom: today,
      dateTo: addDays(today, (index % 60) - 10),
      chosenStatus: isDone ? 'completed' : 'notStarted',
      subtasks: isDone ? [] : subtasksOf(index),
      lastSubtask: isDone ? 0 : index % 7,
      sharedWith: [],
      assignees: [people[index % 2] ?? ''],
      orderNumber: 0,
      repeat: '',
      comments: index % 3,
      pictures: 0,
      createdBy: people[0] ?? '',
      createdAt: `${today}T08:00:00.000Z`,
      doneAt: isDone ? `${today}T09:00:00.000Z` : '',
      version: 1,
    };
    last.set(categoryId, task);
    return task;
  });
  await putAll(
    services().table,
    all.map((task) => store.taskboard.insertTask(task)),
  );
  // One by the call, which stamps the board as changes do (docs/decisions/0128).
  await createTask(owner, ids[0] ?? '');
}
